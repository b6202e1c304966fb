// Text in little room, for elements that scripts read: deflated, in base64. By the streams that browsers and Node have in common.

export async function deflated(text: string): Promise<string> {
  const bytes = await through(new Blob([text]), new CompressionStream('deflate-raw'));
  let binary = '';
  // In parts: a call takes only so many arguments.
  for (let at = 0; at < bytes.length; at += 0x8000) binary += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(binary);
}

export async function inflated(base64: string): Promise<string> {
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  return new TextDecoder().decode(await through(new Blob([bytes]), new DecompressionStream('deflate-raw')));
}

const through = async (blob: Blob, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> =>
  new Uint8Array(await new Response(blob.stream().pipeThrough(stream)).arrayBuffer());
