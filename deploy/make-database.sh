#!/bin/sh
# Called by Patroni once, on the first leader, with the address of its superuser. OFFICE_PASSWORD is the application's.
# The extensions are made here: the application's role may not. Behind a pooler the role says how long a statement may
# take (docs/how-to/deploy.md).
set -eu
psql -v ON_ERROR_STOP=1 -v password="$OFFICE_PASSWORD" "$1" <<'SQL'
create role office login password :'password';
alter role office set statement_timeout = 15000;
alter role office set lock_timeout = 10500;
alter role office set jit = off;
create database office owner office;
\connect office
create extension pg_trgm;
create extension unaccent;
SQL
