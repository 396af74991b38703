/** A company among those that the installation's client sees in Uni Micro. */
export interface UniMicroCompany {
  /** The key that calls about it carry. */
  key: string;
  companyName: string;
  /** Addresses of those who manage it there. */
  administrators: readonly string[];
}

/** What is asked of Uni Micro before a company is connected. Its documents do not say how administrators are found. */
export interface UniMicroDirectory {
  /** The company with this organisation number; undefined when the client does not see it. Throws a `ProviderRefusal`. */
  find(registryId: string): Promise<UniMicroCompany | undefined>;
}
