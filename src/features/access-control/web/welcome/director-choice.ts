/** A possible director in the form of the field. */
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
