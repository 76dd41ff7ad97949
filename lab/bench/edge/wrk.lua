-- Requests of wrk.ts, and what they came to, as JSON in the last line.
local count = 0
local run = os.time()

function init(args)
  wrk.headers["Accept"] = "text/html"
  wrk.headers["Accept-Encoding"] = args[1]
  wrk.headers["X-Forwarded-Proto"] = "https"
  isEachNew = args[2] == "new"
end

function request()
  if not isEachNew then
    return wrk.format("GET")
  end
  count = count + 1
  return wrk.format("GET", wrk.path .. "?visite=" .. run .. "-" .. count)
end

function done(summary, latency)
  local errors = summary.errors
  local failed = errors.connect + errors.read + errors.write + errors.status + errors.timeout
  local form = '{"requests":%d,"bytes":%d,"failed":%d,"duration":%d,"p99":%d}\n'
  io.write(string.format(form, summary.requests, summary.bytes, failed, summary.duration, latency:percentile(99)))
end
