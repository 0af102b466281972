import { type ConteudoDoAviso, faltasNoTexto } from '@vidas/api-client/cobranca/aviso/conteudo.rules.ts';
import { expect, it, test } from 'vitest';
import { pdfText } from '../../test/pdfText.ts';
import { avisoEmPalavras, avisosPdf } from './avisoPdf.ts';

const conteudo: ConteudoDoAviso = {
  operadora: {
    nome: 'Operadora Inventada',
    endereco: 'Rua Inventada, 1 - Centro - 85810-000 Cascavel/PR',
    registroAns: '999999',
    telefone: '(45) 3000-0000',
  },
  pessoas: [
    { nome: 'Conceição Inventada de Ávila', cpf: '52998224725' },
    { nome: 'Benedito Inventado de Ávila', cpf: '11144477735' },
  ],
  plano: { nome: 'Plano Bem', numero: '101', registro: '499999991' },
  mensalidades: [
    { numero: '1', vencimento: '2026-09-10', dias: 40, atualizadoCents: 44_890 },
    { numero: '2', vencimento: '2026-10-10', dias: 10, atualizadoCents: 144_120 },
  ],
};
const aviso = (given: Partial<ConteudoDoAviso> = {}) => ({
  conteudo: { ...conteudo, ...given },
  matricula: '0000001201',
  emitidoEm: '2026-10-20',
  endereco: ['Rua dos Ipês, 45', 'Centro', '85811-000 Cascavel/PR'],
});
const faltas = (given: Partial<ConteudoDoAviso> = {}) =>
  faltasNoTexto(avisoEmPalavras(aviso(given)), { ...conteudo, ...given });

test('NOT-22: the letter names everything that the law asks for, and what is missing is named', () => {
  expect(faltas()).toEqual([]);
  expect(faltas({ pessoas: [{ nome: 'Ana', cpf: null }] })).toEqual(['CPF de Ana (sem dado no cadastro)']);
  expect(faltas({ operadora: null })).toEqual([
    'nome da operadora',
    'endereço da operadora',
    'registro da operadora na ANS',
    'canais de atendimento',
  ]);
  expect(faltasNoTexto('', conteudo)).toHaveLength(20);
  const semDias = avisoEmPalavras(aviso()).replace('40 dias', '140 dias');
  expect(faltasNoTexto(semDias, conteudo)).toEqual(['dias de atraso da de 10/09/2026']);
});

test('NOT-22: a notice of one fee says that two end the plan, not this one', async () => {
  const uma = { mensalidades: conteudo.mensalidades.slice(0, 1) };
  expect(faltas(uma)).toEqual([]);
  const texto = pdfText(await avisosPdf([aviso(uma)])).replaceAll(/\s+/gu, ' ');
  expect(texto).toContain('Aviso de atraso');
  expect(texto).toContain(
    'Duas mensalidades sem pagamento, seguidas ou não, podem encerrar o plano; esta sozinha, não.',
  );
  expect(texto).not.toContain('pode ser suspenso ou encerrado');
});

it('writes several letters in one file, each with its own pages and foot', async () => {
  const muitas = Array.from({ length: 60 }, () => conteudo.mensalidades[0]!);
  const texto = pdfText(await avisosPdf([aviso({ mensalidades: muitas }), aviso()])).replaceAll(/\s+/gu, ' ');
  expect(texto).toMatch(/matrícula 0000001201 · emitido em 20\/10\/2026 · página 2 de \d/u);
  expect(texto).toContain('página 1 de 1');
  expect(texto).toContain('Total em 20/10/2026: R$ 1.890,10');
  expect(texto).toContain('art. 13, parágrafo único, II, da Lei 9.656/1998');
});
