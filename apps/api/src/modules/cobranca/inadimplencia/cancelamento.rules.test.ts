import type { SituacaoDoContrato } from '@vidas/api-client/cobranca/notificacao/situacao.rules.ts';
import { expect, it } from 'vitest';
import { avisosDoCancelamento } from './cancelamento.rules.ts';

const avisos = (porques: string[], cautelas: string[]) =>
  avisosDoCancelamento({
    porInadimplencia: true,
    daEmpresa: false,
    pediuEm: null,
    protocolo: null,
    lida: { porques, cautelas, mensalidadesContadas: [] } as unknown as SituacaoDoContrato,
  });

it('COB-16: a contract of which only a datum is missing has no warning, and one that lacks nothing has neither', () => {
  expect(avisos([], ['internação: sem dado'])).toEqual({ AVISOS: null, SEM_DADO: 'internação: sem dado' });
  expect(avisos(['falta dado: cláusula de exclusão', 'sem aviso'], [])).toEqual({
    AVISOS: 'sem aviso',
    SEM_DADO: 'falta dado: cláusula de exclusão',
  });
  expect(avisos([], [])).toEqual({ AVISOS: null, SEM_DADO: null });
});
