import type { invoice as english } from './en-invoice.ts';

export const invoice: typeof english = {
  plans: {
    free: 'Gratis',
    hr: 'HR',
    'gdpr-basic': 'Personvern Basis',
    'gdpr-premium': 'Personvern Premium',
    'contracts-standard': 'Avtaler Standard',
    'contracts-premium': 'Avtaler Premium',
    unlimited: 'Ubegrenset',
  },
  step: '{plan} ({limit})',
  lowered: 'Rabattkoden reduserer prisen med {percent} %.',
  lines: {
    usedDays: '{plan}: brukte dager',
    usedUsers: '{plan}: {userDays} brukerdager i en periode på {termDays} dager',
    yearAhead: '{plan}: ett år på forskudd',
    yearAheadUsers: '{plan}: ett år på forskudd for {users} brukere',
    restOfYear: '{plan}: resten av året ({days} av {termDays} dager)',
    restOfYearUsers: '{plan}: resten av året ({days} av {termDays} dager) for {users} brukere',
    addedSeats: '{plan}: brukere lagt til i løpet av året, fra dagen de ble lagt til, nå {users}',
    unusedDays: '{plan}: ubrukte dager, kreditert',
    unsoldDays: '{plan}: dager da ingenting ble solgt, kreditert',
    pack: '{signatures} e-signaturer',
    discount: 'Rabattkode {code}',
  },
};
