import { fake, Refusal } from '../../http/fake.ts';
import {
  getDemonstrativoPdf,
  getDemonstrativoXml,
  getLotesPrestador,
  type LoteDoPrestador,
} from './demonstrativo.contract.ts';

/** A settled lot, with the given changes. */
export const fakeLote = (index = 1, given: Partial<LoteDoPrestador> = {}): LoteDoPrestador => ({
  protocolo: String(430 + index),
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
  ...given,
});

/** A settled lot, a decided one that is not settled, and one under review. */
const fakeLotes = (): LoteDoPrestador[] => [
  fakeLote(3, { situacao: 'Em análise', aVerificar: 3, baixadas: 0, valorLiberado: null, valorGlosa: null }),
  fakeLote(2, { situacao: 'Incorporado', baixadas: 0 }),
  fakeLote(1),
];

/** The calls about the lots of a provider. */
export const demonstrativoFakes = (lotes: readonly LoteDoPrestador[] = fakeLotes()) => {
  const arquivo = (formato: 'xml' | 'pdf') => (protocolo: string) =>
    lotes.some((lote) => lote.protocolo === protocolo && lote.situacao !== 'Em análise')
      ? { success: true, nome: `demonstrativo_${protocolo}.${formato}`, conteudo: btoa(formato) }
      : new Refusal(409, { error: 'O lote ainda tem guias a verificar.' });
  return [
    fake(getLotesPrestador, [...lotes]),
    fake(getDemonstrativoXml, ({ body }) => arquivo('xml')(body.protocolo)),
    fake(getDemonstrativoPdf, ({ body }) => arquivo('pdf')(body.protocolo)),
  ];
};
