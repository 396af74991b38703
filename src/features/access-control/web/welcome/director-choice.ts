/** Somebody who may be chosen as director, as the field shows them. */
export function directorChoice({
  id,
  firstName,
  lastName,
  position,
}: {
  id: string;
  firstName: string;
  lastName: string;
  position: string | null;
}) {
  const name = `${firstName} ${lastName}`;
  return { value: id, label: position ? `${name} · ${position}` : name };
}
