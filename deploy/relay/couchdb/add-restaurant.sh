#!/bin/sh
# Adds a restaurant with a database of its own and prints its ticket:
#   COUCHDB_USER=… COUCHDB_PASSWORD=… ./add-restaurant.sh https://relay.example.org NAME
# Small letters, digits, - and _ only: the name is a part of the database's.
set -eu

address="${1:-}"
name="${2:-}"
case "$name" in
  '' | *[!a-z0-9_-]*)
    echo "Usage: $0 https://relay.example.org NAME (small letters, digits, - and _)" >&2
    exit 2
    ;;
esac
: "${COUCHDB_USER:?the operator}" "${COUCHDB_PASSWORD:?the password of the operator}"

put() {
  # The operator's password comes by the standard input: what a command is called with, others can see.
  printf 'user = "%s:%s"\n' "$COUCHDB_USER" "$COUCHDB_PASSWORD" |
    curl -fsS -K - -X PUT -H 'content-type: application/json' -d "$2" "$address/$1"
}

secret="$(head -c 24 /dev/urandom | base64 | tr '+/' '-_')"
put "_users/org.couchdb.user:$name" "{\"name\":\"$name\",\"password\":\"$secret\",\"roles\":[],\"type\":\"user\"}"
put "brigade-$name" '{}'
put "brigade-$name/_security" "{\"admins\":{\"names\":[],\"roles\":[\"_admin\"]},\"members\":{\"names\":[\"$name\"],\"roles\":[]}}"

echo "Address:  $address/brigade-$name"
echo "User:     $name"
echo "Password: $secret"
