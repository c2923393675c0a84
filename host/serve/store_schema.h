/* serve/store_schema.h - the tables of the store, as SQL.
 *
 * SPDX-License-Identifier: MIT
 *
 * What servers of clubs need besides (users, sessions, clocks, mail, ratings) has its place
 * already, so that a file need not be changed when they come. */
#ifndef SERVE_STORE_SCHEMA_H
#define SERVE_STORE_SCHEMA_H

#define VAKA_STORE_LEVEL 1 /* of the schema: PRAGMA user_version */

static const char vaka_store_schema[] =
    "CREATE TABLE IF NOT EXISTS setting(name TEXT PRIMARY KEY, value TEXT NOT NULL);"
    "CREATE TABLE IF NOT EXISTS user(id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE,"
    " mail TEXT, password TEXT, created INTEGER NOT NULL);"
    "CREATE TABLE IF NOT EXISTS session(token_hash TEXT PRIMARY KEY, user INTEGER NOT NULL"
    " REFERENCES user(id) ON DELETE CASCADE, until INTEGER NOT NULL);"
    "CREATE TABLE IF NOT EXISTS match(id TEXT PRIMARY KEY, game TEXT NOT NULL, state TEXT NOT NULL,"
    " text TEXT NOT NULL, head TEXT, owner INTEGER REFERENCES user(id) ON DELETE SET NULL,"
    " holder TEXT, lease INTEGER, created INTEGER NOT NULL DEFAULT (unixepoch()),"
    " changed INTEGER NOT NULL DEFAULT (unixepoch()));"
    "CREATE TABLE IF NOT EXISTS seat(match TEXT NOT NULL REFERENCES match(id) ON DELETE CASCADE,"
    " seat INTEGER NOT NULL, user INTEGER REFERENCES user(id) ON DELETE SET NULL, bot TEXT,"
    " clock INTEGER, PRIMARY KEY(match, seat)) WITHOUT ROWID;"
    "CREATE TABLE IF NOT EXISTS line(match TEXT NOT NULL, n INTEGER NOT NULL, text TEXT NOT NULL,"
    " PRIMARY KEY(match, n)) WITHOUT ROWID;"
    "CREATE TABLE IF NOT EXISTS line_aside(match TEXT NOT NULL, n INTEGER NOT NULL,"
    " text TEXT NOT NULL);"
    "CREATE TABLE IF NOT EXISTS chat(match TEXT NOT NULL, n INTEGER PRIMARY KEY, seat INTEGER,"
    " at INTEGER NOT NULL, text TEXT NOT NULL);"
    "CREATE INDEX IF NOT EXISTS chat_of ON chat(match, n);"
    "CREATE TABLE IF NOT EXISTS invitation(token_hash TEXT PRIMARY KEY, match TEXT NOT NULL,"
    " seat INTEGER NOT NULL, until INTEGER);"
    "CREATE TABLE IF NOT EXISTS webhook(id INTEGER PRIMARY KEY, user INTEGER NOT NULL REFERENCES"
    " user(id) ON DELETE CASCADE, url TEXT NOT NULL, game TEXT);"
    "CREATE TABLE IF NOT EXISTS outbox(id INTEGER PRIMARY KEY, what TEXT NOT NULL, text TEXT NOT"
    " NULL, tries INTEGER NOT NULL DEFAULT 0, next INTEGER NOT NULL DEFAULT 0);"
    "CREATE TABLE IF NOT EXISTS rating(user INTEGER NOT NULL REFERENCES user(id) ON DELETE CASCADE,"
    " game TEXT NOT NULL, rating REAL NOT NULL, deviation REAL NOT NULL, volatility REAL NOT NULL,"
    " PRIMARY KEY(user, game)) WITHOUT ROWID;";

#endif
