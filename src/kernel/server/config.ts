/** An OpenID Connect provider that says who somebody is who signs a document. */
export interface SigningIdentity {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** The classes of authentication (`acr`) that are asked for and accepted; empty: any. */
  acrValues: readonly string[];
  /** What people call it, such as BankID. */
  name: string;
}

/** The configuration of a process, read once from the environment (README, "Configuration"). */
export interface Config {
  port: number;
  host: string;
  publicUrl: string;
  dataDir: string;
  /** Undefined means the embedded PostgreSQL under `dataDir`. */
  databaseUrl: string | undefined;
  /** False behind a pooler that may use another connection for each transaction. */
  preparedStatements: boolean;
  /** Undefined means the embedded provider at `${publicUrl}/identity`. */
  oidc: { issuer: string; clientId: string; clientSecret: string; accountUrl: string | undefined } | undefined;
  /** The provider of electronic identities for people who sign documents; undefined: that way to confirm oneself is not offered. */
  signingIdentity: SigningIdentity | undefined;
  /** Undefined: mail stays in the outbox table, shown at `/outbox` in demo mode. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Undefined: text messages cannot be sent; in demo mode they are shown at `/outbox`. */
  sms: SmsProvider | undefined;
  /** What this installation has of the vendors of accounting systems. */
  accounting: AccountingConfig;
  /** The network in which invoices are sent. */
  ehf: EhfConfig;
  /** Undefined: cards are not taken in production; elsewhere a built-in provider stands for one. */
  stripe: StripeConfig | undefined;
  /** Newest first; `id:base64` pairs of 32 bytes. */
  secretKeys: readonly { id: string; key: Uint8Array }[];
  registryUrl: string;
  /** Undefined means the product's own content (features/content/server/dataset). */
  sanity:
    | {
        projectId: string;
        dataset: string;
        apiVersion: string;
        token: string | undefined;
        apiHost: string | undefined;
        /** Timeout in milliseconds, when not the default of a few seconds. */
        patience?: number;
      }
    | undefined;
  /** Undefined: uploaded files are stored under `dataDir`. */
  s3: { url: string; region: string; bucket: string; accessKeyId: string; secretAccessKey: string } | undefined;
  /** The ClamAV daemon that scans each upload; undefined for none. */
  clamavUrl: string | undefined;
  /** Accounts of the vendor's support, in lower case; they have read-only access to companies that allow it (features/support). */
  supportEmails: readonly string[];
  /** The key that seals signed documents; undefined means one below an authority of this installation's own. */
  sealKey: SealKeyPlace | undefined;
  /** Servers that give time-stamps (RFC 3161), in the order in which they are asked; without one, seals have no proven time. */
  timeStampUrls: readonly string[];
  /** Where messages to Slack go instead of Slack, in tests; no variable sets it. */
  slackTestUrl: string | undefined;
  demo: boolean;
  maintenance: boolean;
  /** When maintenance is expected to end, ISO 8601. */
  maintenanceUntil: string | undefined;
  production: boolean;
  /** Addresses of proxies whose X-Forwarded-For is trusted; false trusts none. */
  trustProxy: string | false;
}

/** The Peppol network: the zone of its DNS, or `embedded`, where everybody takes EHF. Without an access point EHF is put into a folder. */
export interface EhfConfig {
  zone: string;
  accessPoint: { url: string; token: string } | undefined;
}

interface AnySmsProvider {
  /** Where it is asked, without a slash at the end. */
  url: string;
  user: string;
  password: string;
  /** What telephones show when a message names no sender of its own. */
  sender: string;
  /** What the address ends in to which it reports deliveries; undefined: reports are not taken. */
  reportSecret: string | undefined;
}
export type LinkProvider = AnySmsProvider & { kind: 'link'; platformId: string; platformPartnerId: string };
/** A gateway for text messages. */
export type SmsProvider = (AnySmsProvider & { kind: 'sveve' | 'twilio' }) | LinkProvider;

/** Where a key of the operator's own lies: in files, or in a service that signs digests (Cloud Signature Consortium API). */
export type SealKeyPlace =
  | { kind: 'pkcs12'; file: string; password: string }
  | { kind: 'pem'; keyFile: string; certificateFile: string; password: string | undefined }
  | { kind: 'service'; url: string; clientId: string; clientSecret: string; credentialId: string; pin: string | undefined };

/** What Stripe knows this installation by; the address has no slash at the end. */
export interface StripeConfig {
  url: string;
  secretKey: string;
  /** Of the address that events are sent to. */
  webhookSecret: string;
}

/** Accounting systems with what their vendors know this installation by; undefined: that system cannot be connected. Addresses have no slash at the end. */
export interface AccountingConfig {
  /** Without a consumer token of the installation, connections bring their own. */
  tripletex: { url: string; consumerToken: string | undefined } | undefined;
  poweroffice: { url: string; tokenUrl: string; applicationKey: string; subscriptionKey: string } | undefined;
  /** `keyFile`: the private key and the certificate, PEM, that the client signs in with. */
  unimicro: { url: string; identityUrl: string; clientId: string; keyFile: string } | undefined;
}
