/** A server's answer, after redirects. */
export interface Visit {
  address: string;
  status: number;
  text: string;
  headers: Headers;
}

export interface Sent {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as a form. */
  fields?: Record<string, string>;
  /** Sent as JSON. */
  json?: unknown;
  headers?: Record<string, string>;
}

/** A simulated browser: keeps cookies, follows redirects, fills in forms. */
export interface Browserless {
  visit: (address: string, sent?: Sent) => Promise<Visit>;
  /** One request, without following redirects. */
  request: (address: string, sent?: Sent) => Promise<Response>;
  /** Submits the first form of a page with these fields, which must exist, and its hidden ones. */
  fillIn: (page: Visit, fields: Record<string, string>) => Promise<Visit>;
  cookies: Map<string, string>;
  /** The Cookie header it would send. */
  cookieHeader: () => string;
}

/** A simulated browser; it stops before redirecting to `stopAt`, such as the callback address of the app. */
export function browserless({ stopAt, headers: usual = {} }: { stopAt?: string; headers?: Record<string, string> } = {}): Browserless {
  const cookies = new Map<string, string>();
  const cookieHeader = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

  async function request(address: string, { method, fields, json, headers }: Sent = {}): Promise<Response> {
    const body = fields ? new URLSearchParams(fields) : json === undefined ? undefined : JSON.stringify(json);
    const response = await fetch(address, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      redirect: 'manual',
      headers: {
        accept: 'text/html,application/json',
        'sec-fetch-site': 'same-origin',
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...(cookies.size > 0 && { cookie: cookieHeader() }),
        ...usual,
        ...headers,
      },
      ...(body !== undefined && { body }),
    });
    keepCookies(cookies, response.headers.getSetCookie());
    return response;
  }

  async function visit(start: string, sent: Sent = {}): Promise<Visit> {
    let address = start;
    let response = await request(address, sent);
    for (let hops = 0; response.status >= 300 && response.status < 400 && hops < 12; hops += 1) {
      address = new URL(response.headers.get('location') ?? '', address).href;
      if (stopAt && address.startsWith(stopAt)) return { address, status: response.status, text: '', headers: response.headers };
      response = await request(address);
    }
    return { address, status: response.status, text: await response.text(), headers: response.headers };
  }

  async function fillIn(page: Visit, fields: Record<string, string>): Promise<Visit> {
    const absent = Object.keys(fields).filter((name) => !page.text.includes(` name="${name}"`));
    if (absent.length > 0) throw new Error(`The page at ${page.address} has no field ${absent.join()}`);
    const [, action] = /<form[^>]* action="([^"]*)"/.exec(page.text) ?? [];
    const address = new URL((action ?? page.address).replaceAll('&amp;', '&'), page.address).href;
    return visit(address, { fields: { ...hiddenFields(page.text), ...fields } });
  }

  return { visit, request, fillIn, cookies, cookieHeader };
}

function keepCookies(cookies: Map<string, string>, lines: readonly string[]): void {
  for (const line of lines) {
    const [pair = ''] = line.split(';');
    const at = pair.indexOf('=');
    const isGone = /expires=Thu, 01 Jan 1970/i.test(line) || /max-age=0/i.test(line);
    if (isGone) cookies.delete(pair.slice(0, at));
    else cookies.set(pair.slice(0, at), pair.slice(at + 1));
  }
}

/** The hidden fields of a page's forms. */
export function hiddenFields(text: string): Record<string, string> {
  const inputs = [...text.matchAll(/<input[^>]*type="hidden"[^>]*>/g)].map(([input]) => input);
  return Object.fromEntries(
    inputs.map((input) => [/name="([^"]*)"/.exec(input)?.[1] ?? '', (/value="([^"]*)"/.exec(input)?.[1] ?? '').replaceAll('&amp;', '&')]),
  );
}

/**
 * Signs in to a running app at its embedded provider and returns the browser, whose cookies contain the app's session.
 * `GET ${baseUrl}/api/users/current-user` with them returns the user.
 */
export async function signInWithPassword(baseUrl: string, email: string, password: string): Promise<Browserless> {
  const browser = browserless({ stopAt: `${baseUrl}/callback` });
  const page = await browser.visit(`${baseUrl}/api/authentication/login`);
  const end = await browser.fillIn(page, { email, password });
  if (!end.address.startsWith(`${baseUrl}/callback?`)) throw new Error(`Sign-in of ${email} stopped at ${end.address} (${end.status})`);
  const callbackUrl = encodeURIComponent(end.address);
  const answer = await browser.request(`${baseUrl}/api/authentication/auth-token?callbackUrl=${callbackUrl}`, { method: 'POST' });
  if (!answer.ok) throw new Error(`Sign-in of ${email} was refused: ${await answer.text()}`);
  return browser;
}
