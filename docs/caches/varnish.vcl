# Varnish 7 (Debian: varnish) in front of a gateway with SHARED_CACHE=on.
# Start it with -p http_gzip_support=off: the gateway compresses, its answers are in Brotli, gzip, or plain.
vcl 4.1;

import std;

backend gateway {
    .host = "127.0.0.1";
    .port = "3000";
    .probe = { .url = "/healthz"; .interval = 1s; .timeout = 2s; .window = 3; .threshold = 2; .initial = 2; }
}

sub vcl_recv {
    # A form can be sent again after the end of the answering process: it has an idempotency key.
    if (req.method == "POST" && std.integer(req.http.Content-Length, 0) > 0
        && std.integer(req.http.Content-Length, 0) <= 196608) {
        std.cache_req_body(192KB);
    }
    # Forms, the calls of teams and operators, and previews are between the visitor and the gateway.
    if ((req.method != "GET" && req.method != "HEAD") || req.http.Authorization
        || req.http.Cookie ~ "(^|;\s*)(__Host-)?vipp_apercu=") {
        return (pass);
    }
    # The key beside the address: whether a cookie choice was made, and this visitor's release set. The gateway gets
    # only these cookies and the canary bucket, with the values of the key.
    std.collect(req.http.Cookie, "; ");
    set req.http.X-Cookie = ";" + req.http.Cookie;
    set req.http.X-Key = "";
    if (req.http.X-Cookie ~ ";\s*its_cookies=(accepted|rejected)\s*(;|$)") {
        set req.http.X-Key = "its_cookies=accepted; ";
    }
    if (req.http.X-Cookie ~ ";\s*(__Host-)?vipp_versions=[\w-]{16}\s*(;|$)") {
        set req.http.X-Key = req.http.X-Key
            + regsub(req.http.X-Cookie, "^.*;\s*((?:__Host-)?vipp_versions=[\w-]{16})\s*(;.*)?$", "\1; ");
    }
    set req.http.Cookie = req.http.X-Key;
    if (req.http.X-Cookie ~ ";\s*(__Host-)?vipp_part=\d{1,4}\s*(;|$)") {
        set req.http.Cookie = req.http.Cookie
            + regsub(req.http.X-Cookie, "^.*;\s*((?:__Host-)?vipp_part=\d{1,4})\s*(;.*)?$", "\1");
    }
    unset req.http.X-Cookie;
    if (req.http.Accept-Encoding ~ "\bbr\b") {
        set req.http.Accept-Encoding = "br";
    } elsif (req.http.Accept-Encoding ~ "\bgzip\b") {
        set req.http.Accept-Encoding = "gzip";
    } else {
        unset req.http.Accept-Encoding;
    }
    # Photographs have two formats: the gateway answers `Vary: Accept`.
    if (req.url ~ "^/_images/") {
        if (req.http.Accept ~ "\bimage/avif\b") {
            set req.http.Accept = "image/avif";
        } else {
            unset req.http.Accept;
        }
    }
    # While the site answers, a stale page is sent for a minute at most, its stale-while-revalidate.
    if (std.healthy(req.backend_hint)) {
        set req.grace = 60s;
    }
    return (hash);
}

sub vcl_hash {
    hash_data(req.http.X-Key);
}

sub vcl_backend_response {
    # Its stale-if-error.
    if (beresp.status == 200 && beresp.http.Cache-Control ~ "stale-if-error") {
        set beresp.grace = 24h;
    }
    # An answer without a lifetime is not stored.
    if (beresp.http.Cache-Control !~ "max-age") {
        set beresp.ttl = 0s;
    }
    # A stale page is better than an error.
    if (beresp.status >= 500 && bereq.is_bgfetch) {
        return (abandon);
    }
}

# After the end of the answering process, another one answers.
sub vcl_backend_error {
    if (bereq.retries < 2) {
        return (retry);
    }
}

sub vcl_deliver {
    # For operators: whether the answer was in the cache.
    if (obj.hits > 0) {
        set resp.http.X-Cache = "hit";
    } else {
        set resp.http.X-Cache = "miss";
    }
    # Browsers ask every time: lifetimes are for this cache.
    if (resp.http.Cache-Control ~ "s-maxage") {
        set resp.http.Cache-Control = "public, max-age=0, must-revalidate";
    }
    unset resp.http.X-Varnish;
    unset resp.http.Via;
}
