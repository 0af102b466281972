/** The passwords that everybody tries first, in small letters. */
const common = new Set(
  'password senha senha123 mudar123 admin admin123 administrador qwerty qwerty123 abc123 iloveyou bemvindo bemvindo1 brasil123 flamengo corinthians vidas123 operadora planodesaude'.split(
    ' ',
  ),
);

const isRun = (text: string): boolean => {
  const steps = [...text].slice(1).map((symbol, index) => symbol.charCodeAt(0) - text.charCodeAt(index));
  return steps.every((step) => step === steps[0] && Math.abs(step) <= 1);
};

const isCounting = (text: string): boolean =>
  '12345678901234567890'.includes(text) || '09876543210987654321'.includes(text);

/** Why a password is refused, in Portuguese; undefined for a good one (SEG-17). */
export const senhaProblema = (senha: string, login: string): string | undefined => {
  const bare = senha.trim().toLowerCase();
  if ([...senha].length < 8) return 'A senha precisa de ao menos 8 caracteres; 15 ou mais é melhor.';
  if ([...senha].length > 200) return 'A senha passa de 200 caracteres.';
  if (common.has(bare) || isRun(bare) || isCounting(bare))
    return 'Essa senha é das primeiras que alguém tentaria.';
  if (bare.includes(login.replace(/^usu_/i, '').toLowerCase())) return 'A senha não pode conter o login.';
  return undefined;
};
