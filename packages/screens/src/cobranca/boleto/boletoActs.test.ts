import { fakeBoleto } from '@vidas/api-client/cobranca/boleto/boleto.fake.ts';
import { expect, it } from 'vitest';
import { porqueNaoSai } from './BoletoActs.tsx';

it.each([
  [{ matricula: '0' }, 'Este boleto não tem matrícula.'],
  [{ matricula: '0000000000' }, 'Este boleto não tem matrícula.'],
  [{ debitoAutomatico: true }, 'Este título está em débito automático e não tem boleto.'],
  [{ situacao: 'EXPIRADO' as const }, 'O banco já não recebe este boleto. Use Emitir novo boleto.'],
  [{}, null],
  [{ situacao: 'VENCIDO' as const }, null],
])('the acts of %j say why they are disabled: %s (COB-4, COB-25)', (given, why) => {
  expect(porqueNaoSai(fakeBoleto(1, given))).toBe(why);
});
