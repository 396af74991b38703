// Node loads this before the product (`--import`), which then runs like on a machine whose clock was at CLOCK_STARTS_AT when it started.
// The product does not know about it: its only clock uses `Date`, and so do the libraries.
const ahead = Date.parse(process.env['CLOCK_STARTS_AT'] ?? '') - Date.now();
if (Number.isNaN(ahead)) throw new Error('CLOCK_STARTS_AT is no moment');

globalThis.Date = new Proxy(Date, {
  construct: (real, given, made) => Reflect.construct(real, given.length === 0 ? [real.now() + ahead] : given, made),
  apply: (real) => new real(real.now() + ahead).toString(),
  get: (real, name) => (name === 'now' ? () => real.now() + ahead : Reflect.get(real, name)),
});
