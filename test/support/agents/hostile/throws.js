// Thrown values that break the code that reports them, and errors outside any call of the lab.
const thrown = (error) => ({
  choose() {
    throw error();
  },
});

const harmful = () => {
  throw new Error('a getter throws');
};

function errorWith(properties) {
  const error = new Error('a message');
  for (const [name, descriptor] of Object.entries(properties)) Object.defineProperty(error, name, descriptor);
  return error;
}

export const THROWS = {
  'throws-message-getter': thrown(() => errorWith({ message: { get: harmful } })),
  'throws-looping-getter': thrown(() =>
    errorWith({
      message: {
        get() {
          for (;;);
        },
      },
    }),
  ),
  'throws-message-symbol': thrown(() => errorWith({ message: { value: Symbol('message') } })),
  'throws-message-object': thrown(() => errorWith({ message: { value: { toString: harmful } } })),
  'throws-long-message': thrown(() => new Error('x'.repeat(30_000_000))),
  'throws-control-characters': thrown(
    () => new Error('\x1b[2J\x1b]0;title\x07\x9b31m\r\n\0\u202Etxet\u2028"\',\t=1+1'),
  ),
  'throws-surrogates': thrown(() => new Error('\uD800 \uDFFF '.repeat(50))),
  'throws-proxy': thrown(() => new Proxy(new Error('proxy'), { get: harmful, getPrototypeOf: harmful, has: harmful })),
  'throws-null-prototype': thrown(() => Object.create(null)),
  'throws-revoked-proxy': thrown(() => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    return proxy;
  }),
  'throws-prepared-stack': {
    choose() {
      Error.prepareStackTrace = harmful;
      Error.stackTraceLimit = Infinity;
      throw new Error('with a stack that throws');
    },
  },
  'throws-in-promise': {
    choose() {
      void Promise.reject(new Error('in a promise'));
      return 0;
    },
  },
  'throws-in-microtask': {
    choose() {
      queueMicrotask(harmful);
      return 0;
    },
  },
  'throws-in-tick': {
    choose() {
      process.nextTick(() => {
        throw '\x1b[31mred';
      });
      return 0;
    },
  },
  'throws-at-game-start': { sitDown: harmful },
  'throws-at-exit': {
    sitDown() {
      process.once('exit', () => {
        void Promise.reject(new Error('at exit'));
        throw new Error('at exit');
      });
    },
  },
};
