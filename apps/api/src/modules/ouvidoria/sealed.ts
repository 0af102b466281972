import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const version = 1;
const nonceBytes = 12;
const tagBytes = 16;
/** Sealed texts are padded to a multiple of this, so that their length reveals little. */
const block = 1024;

/**
 * Seals a JSON value with AES-256-GCM (SEG-13); `place` (row and column) is part of the seal, so that a value cannot be moved to
 * another row.
 */
export const seal = (key: Uint8Array, place: string, value: unknown): Uint8Array => {
  const json = Buffer.from(JSON.stringify(value));
  // JSON allows blanks at the end, so the padding needs no mark.
  const text = Buffer.alloc(Math.ceil(json.length / block) * block, ' ');
  json.copy(text);
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(place));
  return Buffer.concat([Buffer.of(version), nonce, cipher.update(text), cipher.final(), cipher.getAuthTag()]);
};

/** Opens what `seal` made for the same place; throws when key, place or bytes are not the same. */
export const unseal = (key: Uint8Array, place: string, sealed: Uint8Array): unknown => {
  if (sealed[0] !== version) throw new Error('unknown version of a sealed text');
  const bytes = Buffer.from(sealed);
  const nonce = bytes.subarray(1, 1 + nonceBytes);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes }).setAAD(
    Buffer.from(place),
  );
  decipher.setAuthTag(bytes.subarray(-tagBytes));
  const text = Buffer.concat([decipher.update(bytes.subarray(1 + nonceBytes, -tagBytes)), decipher.final()]);
  return JSON.parse(text.toString('utf8'));
};
