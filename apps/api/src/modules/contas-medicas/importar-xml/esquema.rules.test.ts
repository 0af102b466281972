import { expect, it } from 'vitest';
import { esquemaDito } from './esquema.rules.ts';

it.each([
  [{ situacao: 'VALIDO' as const }, true, 'Validado pela estrutura e pelo esquema 4.01.00 da ANS.'],
  [{ situacao: 'INVALIDO' as const }, true, 'O esquema 4.01.00 da ANS não aceita o arquivo.'],
  [
    { situacao: 'INVALIDO' as const },
    false,
    'O esquema 4.01.00 da ANS não aceita o arquivo, só pelo que está nos avisos; isso não o impede de entrar.',
  ],
  [{ situacao: 'AUSENTE' as const }, false, 'Validado pela estrutura; esquema 4.01.00 não instalado.'],
])('TIS-26: %j with a refusal %s', (esquema, temErro, said) => {
  expect(esquemaDito({ ...esquema, erros: [] }, '4.01.00', temErro)).toBe(said);
});
