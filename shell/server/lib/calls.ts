/** Calls between two threads, over the channel that Node opens between them. */
import * as z from 'zod/mini';

/** One end of the channel. */
export type Channel = {
  send?: ((message: object, done: (error: Error | null) => void) => boolean) | undefined;
  on: (event: 'message' | 'disconnect', listener: (message: unknown) => void) => unknown;
};

/** What the other process may call, by name. Arguments and results are cloned, functions cannot be sent. */
export type Calls = Record<string, (...args: never[]) => Promise<unknown>>;

export type Call<T extends Calls> = <Name extends keyof T & string>(
  name: Name,
  ...args: Parameters<T[Name]>
) => ReturnType<T[Name]>;

const callSchema = z.object({ type: z.literal('call'), id: z.number(), name: z.string(), args: z.array(z.unknown()) });
const answerSchema = z.object({
  type: z.literal('answer'),
  id: z.number(),
  value: z.optional(z.unknown()),
  error: z.optional(z.string()),
});

/** A process that ends at this moment gets nothing more. */
const send = (channel: Channel, message: object): void => void channel.send?.(message, () => undefined);

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Answers the calls of the other process. */
export function answerCalls(channel: Channel, calls: Calls): void {
  channel.on('message', (message) => {
    const parsed = callSchema.safeParse(message);
    if (!parsed.success) return;
    const { id, name, args } = parsed.data;
    const called = Object.hasOwn(calls, name) ? calls[name] : undefined;
    const answer = called
      ? Promise.resolve(called(...(args as never[])))
      : Promise.reject(new Error(`there is no call ${name}`));
    answer.then(
      (value) => send(channel, { type: 'answer', id, value }),
      (error: unknown) => send(channel, { type: 'answer', id, error: messageOf(error) }),
    );
  });
}

type Pending = { resolve: (value: unknown) => void; reject: (error: Error) => void };

/** Calls the other process. A call rejects when that throws, or ends. */
export function createCall<T extends Calls>(channel: Channel): Call<T> {
  const pending = new Map<number, Pending>();
  let last = 0;
  const settle = (id: number, with_: (one: Pending) => void): void => {
    const one = pending.get(id);
    pending.delete(id);
    if (one) with_(one);
  };
  channel.on('message', (message) => {
    const parsed = answerSchema.safeParse(message);
    if (!parsed.success) return;
    const { id, value, error } = parsed.data;
    settle(id, ({ resolve, reject }) => (error === undefined ? resolve(value) : reject(new Error(error))));
  });
  channel.on('disconnect', () => {
    for (const id of pending.keys()) settle(id, ({ reject }) => reject(new Error('the other process ended')));
  });
  const call = <Name extends keyof T & string>(name: Name, ...args: Parameters<T[Name]>): Promise<unknown> =>
    new Promise((resolve, reject) => {
      last += 1;
      const id = last;
      pending.set(id, { resolve, reject });
      const failed = (error: Error | null): void => {
        if (error) settle(id, (one) => one.reject(error));
      };
      if (channel.send) channel.send({ type: 'call', id, name, args }, failed);
      else failed(new Error('the other process ended'));
    });
  return call as Call<T>;
}
