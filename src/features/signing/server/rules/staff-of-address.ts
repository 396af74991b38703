interface AddressOfRecipient {
  /** The employee who alone has the address. */
  owner: string | undefined;
  /** Which employees the other recipients of the request are. */
  others: readonly (string | null | undefined)[];
}

/** Which employee a recipient is by their address (signing.22). Somebody with two addresses in one request is an employee by neither of them. */
export function staffOfAddress({ owner, others }: AddressOfRecipient): string | null {
  return owner === undefined || others.includes(owner) ? null : owner;
}

/**
 * The same for an address that was corrected. Without an owner, the recipient stays the employee whose name they have; somebody of another name was
 * only taken for the employee whose address was written by mistake.
 */
export function staffOfCorrectedAddress(
  address: AddressOfRecipient,
  { name, former }: { name: string; former: { id: string; name: string | undefined } | undefined },
): string | null {
  if (address.owner !== undefined) return staffOfAddress(address);
  return former?.name === name ? former.id : null;
}
