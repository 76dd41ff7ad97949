# Defaults and functions for docs/running-in-production.md: every shell for the site sources this file.
: "${SITE_USER:=vipp}" "${DB_USER:=postgres}" "${WATCH_USER:=prometheus}" "${CRON:=/etc/cron.d}"
: "${HTTPS_PORT:=443}" "${CACHE_PORT:=8080}" "${GATEWAY_1:=3001}" "${GATEWAY_2:=3002}"
: "${BACKEND_1:=3101}" "${BACKEND_2:=3102}" "${PRIMARY_PORT:=5432}" "${STANDBY_PORT:=5433}"
: "${PROMETHEUS_PORT:=9090}" "${SCRAPE_INTERVAL:=15s}" "${PG:=/usr/lib/postgresql/15/bin}"

# service_start NAME USER COMMAND …: starts it in the background, with the variables of etc/NAME.env.
service_start() {
  touch "$SITE/etc/$1.env" "$SITE/log/$1.log"
  chown "$2" "$SITE/log/$1.log"
  start-stop-daemon --start --background --make-pidfile --pidfile "$SITE/run/$1.pid" --chuid "$2" \
    --chdir "$SITE" --output "$SITE/log/$1.log" --startas /bin/sh -- \
    -c 'set -a; . "$0"; exec "$@"' "$SITE/etc/$1.env" "${@:3}"
}
# service_stop NAME: asks it to end, and kills it after 30 seconds.
service_stop() {
  start-stop-daemon --stop --oknodo --remove-pidfile --pidfile "$SITE/run/$1.pid" --retry TERM/30/KILL/5
}
# part_start NAME: a gateway or a content service.
part_start() {
  service_start "$1" "$SITE_USER" node "$SITE/app/server.js" "${1%-*}"
}
# part_run NAME COMMAND …: a command of the package, as the site’s user and with the settings of a part.
part_run() {
  runuser -u "$SITE_USER" -- sh -c 'set -a; . "$0"; exec node "$@"' "$SITE/etc/$1.env" "$SITE/app/server.js" "${@:2}"
}
# until_ready URL: waits until it answers 200, for three minutes at most.
until_ready() {
  timeout 180 sh -c 'until curl -fsko /dev/null --max-time 5 "$0"; do sleep 0.2; done' "$1"
}
# until_cache_uses_both: waits until Varnish has found both gateways healthy; it asks once a second.
until_cache_uses_both() {
  timeout 60 sh -c 'until [ "$(varnishadm -n "$0" backend.list | grep -c "gateway.*healthy")" = 2 ]; do sleep 0.2; done' \
    "$SITE/data/varnish"
}
# on_database PORT COMMAND …: a program of PostgreSQL as its administrator.
on_database() {
  runuser -u "$DB_USER" -- env PGHOST="$SITE/db" PGPORT="$1" "$PG/${@:2:1}" "${@:3}"
}
# standby_make FROM_PORT FOLDER PORT: copies a running primary into an empty folder, and starts the copy as its standby.
standby_make() {
  on_database "$1" psql -qd postgres -c "select pg_drop_replication_slot(slot_name) from pg_replication_slots"
  PGPASSWORD="$STANDBY_PASSWORD" on_database "$1" pg_basebackup -D "$SITE/db/$2" --checkpoint=fast \
    --write-recovery-conf --create-slot --slot=standby \
    -d "host=127.0.0.1 port=$1 user=vipp_standby application_name=standby"
  echo "port = $3" >> "$SITE/db/$2/postgresql.conf"
  on_database "$3" pg_ctl -D "$SITE/db/$2" -l "$SITE/db/$2.log" -w start
  on_database "$1" psql -qd postgres -c "alter system set synchronous_standby_names = 'standby'"
  on_database "$1" psql -qd postgres -c "select pg_reload_conf()"
}
# The secrets, once they are made.
[ ! -e "$SITE/etc/secrets" ] || . "$SITE/etc/secrets"
