import type { Server } from 'node:net';
import type { NetworkInterfaceInfo } from 'node:os';

type Hosts = readonly (string | undefined)[];
interface Place {
  readonly hosts: Hosts;
  readonly port: number;
}

export function isLocalSite(siteUrl: string | undefined): boolean;
export function demoMode(env: Readonly<Record<string, string>>): boolean;
export function hostsOf(env: Readonly<Record<string, string>>): Hosts;
export function listenOn<S extends Server>(
  makeServer: () => S,
  hosts: Hosts,
  port: number,
): Promise<S[]>;
export function listenProblem(
  error: { readonly code: string },
  place: Place,
): string;
export function checkPort(place: Place): Promise<void>;
export function networkHosts(
  hosts: Hosts,
  interfaces?: Readonly<Record<string, NetworkInterfaceInfo[]>>,
): string[];
export function localHost(hosts: Hosts): string;
