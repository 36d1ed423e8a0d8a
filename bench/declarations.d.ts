// The parts of the benchmark's own packages that are used here. They are declared, not imported, so that types can be
// checked while bench/node_modules/ is not there.

declare module 'lighthouse' {
  export interface Flags {
    port: number;
    logLevel: 'error' | 'silent';
    ignoreStatusCode?: boolean;
    disableFullPageScreenshot?: boolean;
  }

  export interface LighthouseResult {
    runtimeError?: { code: string; message: string };
    categories: Partial<Record<string, { score: number | null }>>;
    audits: Partial<Record<string, { score: number | null; numericValue?: number }>>;
  }

  export function navigation(
    page: undefined,
    address: string,
    options: { flags: Flags },
  ): Promise<{ lhr: LighthouseResult } | undefined>;

  export const defaultConfig: {
    settings: {
      throttling: {
        requestLatencyMs: number;
        downloadThroughputKbps: number;
        uploadThroughputKbps: number;
        cpuSlowdownMultiplier: number;
      };
    };
  };
}

declare module 'puppeteer-core' {
  export interface LaunchOptions {
    executablePath: string;
    args: string[];
    headless: boolean;
    defaultViewport: { width: number; height: number } | null;
  }

  export interface Viewport {
    width: number;
    height: number;
    deviceScaleFactor?: number;
    isMobile: boolean;
    hasTouch: boolean;
  }

  export interface Session {
    send(method: 'Preload.enable'): Promise<void>;
    on(
      event: 'Preload.prerenderStatusUpdated',
      listener: (event: { key: { url: string }; status: string; prerenderStatus?: string }) => void,
    ): void;
  }

  /** A session of one's own with the page, by Chromium's protocol. */
  export interface CDPSession {
    send(method: 'Network.enable'): Promise<void>;
    on(
      event: 'Network.loadingFinished',
      listener: (event: { requestId: string; encodedDataLength: number }) => void,
    ): void;
  }

  export interface HTTPRequest {
    id: string;
    url(): string;
    resourceType(): string;
    response(): { headers(): Partial<Record<string, string>> } | null;
    continue(): Promise<void>;
  }

  export interface Page {
    createCDPSession(): Promise<CDPSession>;
    setRequestInterception(isOn: boolean): Promise<void>;
    on(event: 'request', listener: (request: HTTPRequest) => void): void;
    $(selector: string): Promise<object | null>;
    goto(address: string, options: { waitUntil: 'load' | 'networkidle0' }): Promise<unknown>;
    setViewport(viewport: Viewport): Promise<void>;
    emulateCPUThrottling(factor: number): Promise<void>;
    /** Throughput in bytes per second, latency in milliseconds. */
    emulateNetworkConditions(conditions: { download: number; upload: number; latency: number }): Promise<void>;
    /** Internal to puppeteer: its own session with the page. */
    _client(): Session;
    evaluate<Result>(run: () => Result | Promise<Result>): Promise<Result>;
    evaluate<Result, Value>(run: (value: Value) => Result | Promise<Result>, value: Value): Promise<Result>;
    waitForFunction(condition: () => boolean): Promise<unknown>;
    mouse: { move(x: number, y: number): Promise<void>; click(x: number, y: number): Promise<void> };
  }

  export interface BrowserContext {
    newPage(): Promise<Page>;
    close(): Promise<void>;
  }

  export interface Browser {
    createBrowserContext(): Promise<BrowserContext>;
    newPage(): Promise<Page>;
    wsEndpoint(): string;
    close(): Promise<void>;
  }

  export function launch(options: LaunchOptions): Promise<Browser>;
}

declare module 'autocannon' {
  export interface Options {
    url: string;
    connections: number;
    duration: number;
    headers: Record<string, string>;
    requests: { path: string }[];
  }

  export interface Result {
    requests: { average: number; total: number };
    latency: { p99: number };
    errors: number;
    timeouts: number;
    non2xx: number;
  }

  function autocannon(options: Options): Promise<Result>;
  export = autocannon;
}
