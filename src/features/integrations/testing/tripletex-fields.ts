import type { ReportFault } from '#kernel/testing/stub-server.ts';

/** Which fields an object shows; one that is absent in its `inner` is shown as a whole. */
type Chosen = Map<string, Chosen | undefined>;

/** `id,address(city,country(id))` as a tree. */
function parsed(text: string): Chosen {
  const tokens = text.match(/[A-Za-z0-9]+|[(),]/g) ?? [];
  let at = 0;
  const level = (): Chosen => {
    const chosen: Chosen = new Map();
    for (; at < tokens.length && tokens[at] !== ')'; at += 1) {
      const name = tokens[at] ?? '';
      if (name === ',') continue;
      if (tokens[at + 1] !== '(') {
        chosen.set(name, undefined);
        continue;
      }
      at += 2;
      chosen.set(name, level());
    }
    return chosen;
  };
  return level();
}

/** The fields there are in Tripletex, of those that we ask for. */
const known: ReadonlySet<string> = new Set(
  [
    'id version firstName lastName email employeeNumber dateOfBirth phoneNumberMobile phoneNumberMobileCountry nationalIdentityNumber',
    'dnumber bankAccountNumber iban isContact isProxy address department employments userType addressLine1 addressLine2 postalCode city',
    'event targetUrl status country isoAlpha2Code name isInactive startDate endDate companyId employeeId organizationNumber',
  ].flatMap((line) => line.split(' ')),
);

interface Shown {
  fields: string | null;
  unseen: ReadonlySet<string>;
  fault: ReportFault;
}

/** An object with the fields that were asked for. */
export function projected(value: object, { fields, unseen, fault }: Shown): object {
  return fields === null ? value : show(value, parsed(fields), { unseen, fault });
}

function show(value: object, chosen: Chosen, limits: Omit<Shown, 'fields'>): object {
  const entries = [...chosen].flatMap(([name, inner]): [string, unknown][] => {
    if (!known.has(name)) limits.fault(`there is no field ${name}`);
    if (limits.unseen.has(name)) return [];
    // The value is an object; what it holds is looked at before it is used.
    const held = (value as Record<string, unknown>)[name];
    return [[name, inner === undefined ? (held ?? null) : showInner(held, inner, limits)]];
  });
  return Object.fromEntries(entries);
}

function showInner(held: unknown, inner: Chosen, limits: Omit<Shown, 'fields'>): unknown {
  if (Array.isArray(held)) return held.map((one: object) => show(one, inner, limits));
  return typeof held === 'object' && held !== null ? show(held, inner, limits) : null;
}
