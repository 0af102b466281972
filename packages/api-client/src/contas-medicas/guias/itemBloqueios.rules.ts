import { writeReais } from '../../words/money.ts';
import {
  isHonorarioCredenciado,
  type ItemDaGuia,
  podeSerHonorario,
  type RegraDoItem,
  ultimaSequenciaComum,
} from './item.rules.ts';
import { type Decisao, isGlosaTotal } from './itemDecisao.rules.ts';
import { emQuantidade } from './itemTexto.rules.ts';
import { isAcimaDaOeste, valorDe } from './itemValor.rules.ts';

/** Prefix of a pendency that the reviewer may confirm; any other pendency blocks (CTM-20). */
const prefixoAtencao = 'Atenção: ';

/** True when the pendency only needs a confirmation. */
export const isAtencao = ({ pendencias }: Pick<ItemDaGuia, 'pendencias'>): boolean =>
  pendencias?.startsWith(prefixoAtencao) ?? false;

function* bloqueios(item: ItemDaGuia, decisao: Decisao): Generator<readonly [string, string]> {
  const { pendencias, codTabelaAprov, codProcAmb, vrUnitario, vrUnitarioOeste, vrTotal, seqItem } = item;
  const isAceita = item.pendenciaAceita !== null;
  if (pendencias !== null && !isAceita && !isAtencao(item))
    yield ['CTM-13', `Há procedimentos com pendências! ${pendencias}`];
  if (codTabelaAprov === '22' && codProcAmb === null && !isAceita)
    yield ['CTM-14', 'O procedimento da tabela 22 está sem código AMB.'];
  const { qtdExecAprov, vrTotalAprov } = decisao;
  if (isAcimaDaOeste(item) && !isHonorarioCredenciado(item)) {
    const most = valorDe(qtdExecAprov, vrUnitarioOeste ?? 0, item.reducaoAcrescimo);
    if (vrTotalAprov > most)
      yield [
        'CTM-15',
        `Valor unitário ${writeReais(vrUnitario)} acima do valor da operadora ${writeReais(vrUnitarioOeste ?? 0)}: para ${emQuantidade(qtdExecAprov)} autorize até ${writeReais(most)}, com glosa.`,
      ];
  }
  if (podeSerHonorario(item)) {
    if (vrTotal === 0) yield ['CTM-16', `Possível honorário médico com total de ${writeReais(vrTotal)}.`];
    if (seqItem > ultimaSequenciaComum)
      yield [
        'CTM-16',
        `Possível honorário médico: a sequência ${seqItem} está acima de ${ultimaSequenciaComum}.`,
      ];
  }
  if (isHonorarioCredenciado(item) && vrTotal > 0 && item.credenXml === false)
    yield [
      'CTM-17',
      `Honorário de credenciado com total de ${writeReais(vrTotal)}, informado no XML como não credenciado.`,
    ];
  if (codTabelaAprov === '00')
    yield [
      'CTM-18',
      'Item não identificado: transfira-o para materiais ou medicamentos, aceite-o com tabela e valor, ou glose-o por inteiro.',
    ];
}

/** Every obstacle to this decision; paying nothing has no obstacle (CTM-13 to CTM-19). */
export const bloqueiosDoItem = (item: ItemDaGuia, decisao: Decisao): RegraDoItem[] =>
  isGlosaTotal(decisao)
    ? []
    : [...bloqueios(item, decisao)].map(([regra, texto]) => ({ regra, tipo: 'bloqueio', texto }));
