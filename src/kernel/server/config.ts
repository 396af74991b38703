/** The configuration of a process, read once from the environment (README, "Configuration"). */
export interface Config {
  port: number;
  host: string;
  publicUrl: string;
  dataDir: string;
  /** Undefined means the embedded PostgreSQL under `dataDir`. */
  databaseUrl: string | undefined;
  /** False behind a pooler that hands each transaction another connection. */
  preparedStatements: boolean;
  /** Undefined means the embedded provider at `${publicUrl}/identity`. */
  oidc: { issuer: string; clientId: string; clientSecret: string; accountUrl: string | undefined } | undefined;
  /** Undefined means that mail stays in the outbox table, shown at `/outbox` in demo mode. */
  smtpUrl: string | undefined;
  mailFrom: string;
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
        /** Milliseconds until it counts as unreachable, when not the usual few seconds. */
        patience?: number;
      }
    | undefined;
  /** Undefined means that uploaded files lie under `dataDir`. */
  s3: { url: string; region: string; bucket: string; accessKeyId: string; secretAccessKey: string } | undefined;
  /** The ClamAV daemon that looks at each upload; undefined means none. */
  clamavUrl: string | undefined;
  /** Accounts of the vendor's support, in lower case; they enter a company that allows it, and only look (features/support). */
  supportEmails: readonly string[];
  demo: boolean;
  maintenance: boolean;
  /** When maintenance is expected to end, ISO 8601. */
  maintenanceUntil: string | undefined;
  production: boolean;
  /** Addresses of proxies whose X-Forwarded-For is believed; false believes none. */
  trustProxy: string | false;
}
