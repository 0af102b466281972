import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppFile, Encoding } from './appFiles.ts';

const encodingFor = (request: FastifyRequest): Encoding | undefined => {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted) ? 'gzip' : undefined;
};

/** Sends a file of an app: compressed when accepted, 304 when current, with the policy of its page. */
export const sendFile = async (
  request: FastifyRequest,
  reply: FastifyReply,
  file: AppFile,
  options: { policy?: string; status?: number } = {},
): Promise<FastifyReply> => {
  const { policy, status = 200 } = options;
  if (policy !== undefined) reply.header('content-security-policy', policy);
  reply.headers({
    'cache-control': file.isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag: file.etag,
    vary: 'accept-encoding',
  });
  if (status === 200 && request.headers['if-none-match'] === file.etag) return reply.code(304).send();
  const encoding = encodingFor(request);
  const packed = encoding && (await file.packed(encoding));
  if (packed) reply.header('content-encoding', encoding);
  return reply
    .code(status)
    .type(file.type)
    .send(packed ?? file.content);
};
