import { lookup as systemLookup, type LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Networks that are not the public internet, or that lead to others (RFC 6890 and its updates), and the addresses of cloud providers' own services. */
const closed = new BlockList();
const closedV4: readonly [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];
for (const [network, prefix] of closedV4) closed.addSubnet(network, prefix, 'ipv4');
/** Within the public addresses of IPv6: tunnels to IPv4 (Teredo, 6to4), and documentation. */
const closedV6: readonly [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];
for (const [network, prefix] of closedV6) closed.addSubnet(network, prefix, 'ipv6');
/** All public addresses of IPv6; loopback, local ones and those that carry an IPv4 address lie outside. */
const publicV6 = new BlockList();
publicV6.addSubnet('2000::', 3, 'ipv6');

/** Whether an address is one of the public internet: nothing of ours, of this machine or of the network it stands in. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !closed.check(address, 'ipv4');
  return family === 6 && publicV6.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}

/** Whether a host of an address is itself an address, and none of the public internet: nothing is looked up for one, so `publicLookup` never sees it. */
export function isClosedHost(host: string): boolean {
  const address = host.replace(/^\[(.*)\]$/, '$1');
  return isIP(address) !== 0 && !isPublicAddress(address);
}

/** A name that leads somewhere else than the public internet. */
export class ClosedAddress extends Error {
  override name = 'ClosedAddress';
}

/** Looks a name up; as `dns.lookup` with `all`. */
export type Resolve = (
  host: string,
  options: { all: true },
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * The `lookup` of a connection to a host outside: the name is looked up once, and exactly the addresses that were checked are connected to. If one of them
 * is none of the public internet, none is.
 */
export function publicLookup(resolve: Resolve = systemLookup): LookupFunction {
  return (host, options, callback) => {
    resolve(host, { all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return callback(error ?? new Error(`${host} has no address.`), '', 0);
      if (!addresses.every(({ address }) => isPublicAddress(address)))
        return callback(new ClosedAddress(`${host} leads to an address that is not public.`), '', 0);
      return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
    });
  };
}
