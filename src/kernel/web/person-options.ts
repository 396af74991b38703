/** A person to choose. */
export interface PersonChoice {
  id: string;
  name: string;
  /** Their position or department: two people may have one name. */
  about?: string | null;
}

/** People as the options of a field; the chosen person stays among them, also when they have left since. */
export function personOptions(people: readonly PersonChoice[], current?: PersonChoice): { value: string; label: string }[] {
  const isKnown = !current || people.some(({ id }) => id === current.id);
  return (isKnown ? people : [current, ...people]).map(({ id, name, about }) => ({
    value: id,
    label: about ? `${name} · ${about}` : name,
  }));
}
