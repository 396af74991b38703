/** Lines of invoices. They are written in both languages when an invoice is issued, and stay as they are. */
export const invoice = {
  plans: {
    free: 'Free',
    hr: 'HR',
    'gdpr-basic': 'GDPR Basic',
    'gdpr-premium': 'GDPR Premium',
    'contracts-standard': 'Contracts Standard',
    'contracts-premium': 'Contracts Premium',
    unlimited: 'Unlimited',
  },
  /** What a plan with steps has room for. */
  step: '{plan} ({limit})',
  lowered: 'The discount code reduces the price by {percent}%.',
  lines: {
    usedDays: '{plan}: days used',
    usedUsers: '{plan}: {userDays} user days in a period of {termDays} days',
    yearAhead: '{plan}: one year in advance',
    yearAheadUsers: '{plan}: one year in advance for {users} users',
    restOfYear: '{plan}: the rest of the year ({days} of {termDays} days)',
    restOfYearUsers: '{plan}: the rest of the year ({days} of {termDays} days) for {users} users',
    addedSeats: '{plan}: users added during the year, from the day they were added, now {users}',
    unusedDays: '{plan}: unused days, credited',
    unsoldDays: '{plan}: days on which nothing was sold, credited',
    pack: '{signatures} e-signatures',
    discount: 'Discount code {code}',
  },
};
