/** A code without the dots, bars and spaces of its printed form; a text that is no code stays as it is (FMT-9). */
export const semSinais = (text: string): string => {
  const trimmed = text.trim();
  return /^[\d\s./-]+$/.test(trimmed) ? trimmed.replaceAll(/\D/g, '') : trimmed;
};
