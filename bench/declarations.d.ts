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
    deviceScaleFactor: number;
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

  export interface Page {
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

  export interface Browser {
    newPage(): Promise<Page>;
    wsEndpoint(): string;
    close(): Promise<void>;
  }

  export function launch(options: LaunchOptions): Promise<Browser>;
}
