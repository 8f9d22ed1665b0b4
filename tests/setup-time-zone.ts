/** Tests run in a zone that is not the server's, wherever the machine stands. */
export function setup() {
  process.env.TZ = 'America/New_York'
}
