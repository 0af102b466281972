import { matriculaInteira } from '../../kinds/matricula.ts';
import { fakeName } from '../../report/names.fake.ts';
import type { LinhaRetornoSib, RetornoSib } from './retornos.contract.ts';

/** A line of an invented result, with the given changes. */
export const fakeLinhaDoRetorno = (index = 1, given: Partial<LinhaRetornoSib> = {}): LinhaRetornoSib => ({
  id: `m${index}`,
  resultado: 'Aceito',
  matricula: matriculaInteira(String(1200 + index)),
  nome: fakeName(index),
  codigo: matriculaInteira(String(1200 + index)),
  movimento: index % 3 === 0 ? 'INCLUSÃO' : 'RETIFICAÇÃO',
  cco: String(300_000_000_000 + index * 7919),
  motivo: null,
  ccoHoje: String(300_000_000_000 + index * 7919),
  ...given,
});

const doProcessado: readonly LinhaRetornoSib[] = [
  fakeLinhaDoRetorno(1, {
    id: 'i1',
    resultado: 'CCO não gravado',
    movimento: 'INCLUSÃO',
    motivo: 'o CCO já é de outro beneficiário',
    ccoHoje: null,
  }),
  fakeLinhaDoRetorno(2, {
    id: 'i2',
    resultado: 'CCO não gravado',
    movimento: 'INCLUSÃO',
    motivo: 'não está no cadastro',
    matricula: null,
    nome: null,
    codigo: '0001000010',
    ccoHoje: null,
  }),
  fakeLinhaDoRetorno(3, { resultado: 'Rejeitado', motivo: 'CPF: CPF INVÁLIDO (11111111111)', ccoHoje: null }),
  fakeLinhaDoRetorno(4, {
    resultado: 'Sem resposta',
    movimento: 'INCLUSÃO',
    cco: null,
    motivo: 'não veio com CCO nem com erro; volta à próxima prévia',
    ccoHoje: null,
  }),
  ...[5, 6, 7, 8].map((index) => fakeLinhaDoRetorno(index)),
];

/** Lines of the return `id` of `fakeRetornos`. */
export const fakeLinhasDoRetorno = (id: string): LinhaRetornoSib[] => (id === '4' ? [...doProcessado] : []);

const base = {
  envio: '99999920261104093011.SBX',
  em: '2026-11-05T14:40',
  por: 'Otávio Lins',
  aceitos: 0,
  rejeitados: 0,
  semResposta: 0,
  naoGravados: 0,
  ccosGravados: 0,
  motivo: null,
};

/** Returns of every result, the newest first. */
export const fakeRetornos = (): RetornoSib[] => [
  {
    ...base,
    id: '4',
    arquivo: '99999920261104093011.RPX',
    resultado: 'PROCESSADO',
    aceitos: 4,
    rejeitados: 1,
    semResposta: 1,
    naoGravados: 2,
    ccosGravados: 1,
  },
  {
    ...base,
    id: '3',
    arquivo: 'resposta.xml',
    em: '2026-11-04T11:05',
    envio: '99999920261103101010.SBX',
    resultado: 'RECUSADO',
    motivo: 'HASH INVÁLIDO',
  },
  {
    ...base,
    id: '2',
    arquivo: '99999920261005090412.RPX',
    em: '2026-10-06T10:12',
    envio: '99999920261005090412.SBX',
    resultado: 'DESCONHECIDO',
    rejeitados: 24,
  },
];
