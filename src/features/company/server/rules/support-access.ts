interface SupportAccess {
  allowSupport: boolean;
  allowSupportUntil: string | null;
}

/** Support access on a day: after its last day it is off by itself, and without access there is no last day (support.4). */
export function supportAccessOn(today: string, { allowSupport, allowSupportUntil: until }: SupportAccess): SupportAccess {
  const isOn = allowSupport && (until === null || until >= today);
  return { allowSupport: isOn, allowSupportUntil: isOn ? until : null };
}
