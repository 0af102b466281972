import { fake, Refusal } from '../../http/fake.ts';
import {
  getDemonstrativoPdf,
  getDemonstrativoXml,
  getLotesPrestador,
  getPapelDoLote,
  type LoteDoPrestador,
} from './demonstrativo.contract.ts';

/** A settled lot, with the given changes. */
export const fakeLote = (index = 1, given: Partial<LoteDoPrestador> = {}): LoteDoPrestador => ({
  protocolo: String(430 + index),
  prestador: '200010 - Hospital Santa Aurora',
  numeroLote: String(261_000 + index),
  nomeArquivo: `lote_200010_${261_000 + index}.xml`,
  recebidoEm: `2026-10-${String(1 + (index % 28)).padStart(2, '0')}T08:30`,
  situacao: 'Baixado',
  guias: 12,
  aVerificar: 0,
  baixadas: 11,
  naoUtilizadas: 1,
  valorInformado: 1_842_350 + index * 100,
  valorLiberado: 1_700_000 + index * 100,
  valorGlosa: 142_350,
  papeis: ['COMPROVANTE', 'PROTOCOLO'],
  demonstrativo: null,
  ...given,
});

/** A settled lot, a decided one that is not settled, one under review, and one without any decision. */
const fakeLotes = (): LoteDoPrestador[] => [
  fakeLote(4, {
    situacao: 'Em análise',
    aVerificar: 12,
    baixadas: 0,
    naoUtilizadas: 0,
    valorLiberado: null,
    valorGlosa: null,
  }),
  fakeLote(3, {
    situacao: 'Em análise',
    aVerificar: 3,
    baixadas: 0,
    valorLiberado: null,
    valorGlosa: null,
    papeis: ['COMPROVANTE', 'PROTOCOLO', 'REJEITADAS'],
  }),
  fakeLote(2, { situacao: 'Incorporado', baixadas: 0 }),
  fakeLote(1, {
    demonstrativo: { em: '2026-10-20T14:00', por: 'Ana Vidal Prado', guias: 9, parcial: true },
  }),
];

/** The calls about the lots of a provider. */
export const demonstrativoFakes = (lotes: readonly LoteDoPrestador[] = fakeLotes()) => {
  const arquivo = (formato: 'xml' | 'pdf') => (protocolo: string, aceitaParcial: boolean) => {
    const lote = lotes.find((each) => each.protocolo === protocolo);
    const parcial = lote?.situacao === 'Em análise';
    if (!lote || (parcial && !aceitaParcial))
      return new Refusal(409, { error: 'O lote ainda tem guias a verificar.' });
    const sufixo = parcial ? `_parcial_${lote.guias - lote.aVerificar}_de_${lote.guias}` : '';
    const conferencia = formato === 'xml' ? 'Conferido pelo esquema 4.01.00 da ANS.' : null;
    const nome = `demonstrativo_${protocolo}${sufixo}.${formato}`;
    return { success: true, nome, conteudo: btoa(formato), conferencia, parcial };
  };
  const nomes = { PROTOCOLO: 'protocolo', COMPROVANTE: 'comprovante', REJEITADAS: 'rejeitadas' };
  return [
    fake(getLotesPrestador, [...lotes]),
    fake(getDemonstrativoXml, ({ body }) => arquivo('xml')(body.protocolo, body.parcial === true)),
    fake(getDemonstrativoPdf, ({ body }) => arquivo('pdf')(body.protocolo, body.parcial === true)),
    fake(getPapelDoLote, ({ body: { protocolo, papel } }) => ({
      success: true,
      nome: `${nomes[papel]}_${protocolo}.${papel === 'COMPROVANTE' ? 'pdf' : 'xml'}`,
      conteudo: btoa(papel),
      conferencia: papel === 'COMPROVANTE' ? null : 'Conferido pelo esquema 4.01.00 da ANS.',
    })),
  ];
};
