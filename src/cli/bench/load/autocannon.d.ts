/** The part of autocannon that is used: it brings no types. */
declare module 'autocannon' {
  /** A post unless it says otherwise. */
  export type LoadRequest = { method?: 'GET'; path?: string; body?: string; headers: Record<string, string> };
  export type Client = {
    setRequests: (requests: LoadRequest[]) => void;
    on: {
      (event: 'response', listener: () => void): void;
      /** The headers of an answer, names and values in turns. */
      (event: 'headers', listener: (answer: { headers: string[] }) => void): void;
    };
  };
  export type Options = {
    url: string;
    method: 'POST';
    connections: number;
    /** Requests in all. */
    amount: number;
    /** Longest wait for an answer, in seconds. */
    timeout: number;
    /** Whether `[<id>]` in a body becomes another text in each request. */
    idReplacement: boolean;
    setupClient: (client: Client) => void;
  };
  export type Result = {
    statusCodeStats: Record<string, { count: number }>;
    latency: { p50: number; p99: number; max: number };
  };
  export default function autocannon(options: Options): Promise<Result>;
}
