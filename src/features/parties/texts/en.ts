import type { ErrorCodeOf } from '#kernel/contract/feature.ts';
import type { parties } from '../contract/index.ts';

export const en = {
  errors: {
    'parties.AlreadyThere': '{name} is already registered with this organisation number. Choose that party.',
    'parties.RegistryUnknown': 'The business register has no organisation with this number. Check it, or write the name instead.',
    'parties.RegistryUnavailable': 'The business register does not answer right now. Try again in a moment.',
    'parties.NoNumber': 'The party has no organisation number to look up in the business register. Enter the number first.',
    'parties.InUse': '{count, plural, one {# record refers} other {# records refer}} to this party. Give them another party first.',
  } satisfies Record<ErrorCodeOf<typeof parties>, string>,
  states: { active: 'Active', windingUp: 'Being wound up', bankrupt: 'Bankrupt', deleted: 'Deleted' },
  differences: { name: 'Name', address: 'Address', state: 'Status', nothing: 'nothing', change: '{kept} → {register}' },
  picker: {
    hint: 'Choose one you have, or write an organisation number or a name.',
    hintRead: 'Choose one you have, or write a name.',
    kinds: { organisation: 'Organisation', person: 'Person' },
    number: 'Org. no. {number}',
    copied: 'From the business register, {moment}',
    search: 'Search the business register',
    addOrganisation: 'Add without a number',
    addPerson: 'Add as a person',
    asking: 'Looking up in the business register …',
    found: 'In the business register',
    none: 'The business register has no organisation with this name. Check the spelling, or add it without a number.',
    byName: 'What you typed is kept. You can also write only the name.',
    use: 'Use',
    useNamed: 'Use {name}',
    nameless: 'Name removed',
    gone: 'You can still use it, for an older contract.',
    goneNameless: 'The business register has removed the name too. Write the name instead.',
  },
};
