import { writeReais } from '../../words/money.ts';
import {
  isHonorarioCredenciado,
  type ItemDaGuia,
  podeSerHonorario,
  type RegraDoItem,
  tiposOferecidos,
  ultimaSequenciaComum,
} from './item.rules.ts';
import { bloqueiosDoItem, isAtencao } from './itemBloqueios.rules.ts';
import { aprovacaoInteira } from './itemDecisao.rules.ts';
import { emFator, emQuantidade } from './itemTexto.rules.ts';
import { diferencaDoTotal, isAcimaDaOeste, valorDe } from './itemValor.rules.ts';

const credenciado = (sim: boolean): string => (sim ? 'credenciado' : 'não credenciado');

function* avisos(item: ItemDaGuia): Generator<readonly [string, string]> {
  const { vrUnitario, vrUnitarioOeste, vrTotal, seqItem, credenXml, credenOeste } = item;
  if (item.pendenciaAceita !== null)
    yield [
      'CTM-66',
      `Aceito: ${item.pendenciaAceita}${item.pendencias === null ? '' : ` Pendência: ${item.pendencias}`}`,
    ];
  else if (isAtencao(item)) yield ['CTM-20', item.pendencias ?? ''];
  if (!item.cadastrado) yield ['CTM-21', 'Código TUSS não cadastrado na operadora.'];
  const tipos = tiposOferecidos(item);
  if (tipos.length > 1)
    yield ['CTM-22', `Mais de um tipo de procedimento para o código: ${tipos.join(' e ')}.`];
  if (isAcimaDaOeste(item))
    yield [
      'CTM-23',
      `Valor unitário ${writeReais(vrUnitario)} acima do valor da operadora ${writeReais(vrUnitarioOeste ?? 0)}.`,
    ];
  if (podeSerHonorario(item) && (vrTotal === 0 || seqItem > ultimaSequenciaComum))
    yield ['CTM-24', `Possível honorário médico: total ${writeReais(vrTotal)}, sequência ${seqItem}.`];
  if (credenXml !== null && credenXml !== credenOeste)
    yield ['CTM-25', `No XML ${credenciado(credenXml)}, na operadora ${credenciado(credenOeste)}.`];
  const difference = diferencaDoTotal(item);
  if (difference !== 0)
    yield [
      'CTM-9',
      `O total ${writeReais(vrTotal)} não é ${emQuantidade(item.qtdExec)} × ${writeReais(vrUnitario)} × ${emFator(item.reducaoAcrescimo)} = ${writeReais(valorDe(item.qtdExec, vrUnitario, item.reducaoAcrescimo))}.`,
    ];
  if (isHonorarioCredenciado(item) && vrUnitarioOeste !== null && vrUnitarioOeste > 0)
    yield [
      'CTM-2',
      `Honorário de credenciado: pago pelo valor da operadora, ${writeReais(vrUnitarioOeste)}.`,
    ];
  if (item.OBSERVACAO) yield ['CTM-26', `Observação: ${item.OBSERVACAO}`];
  if (item.COM_COD) yield ['CTM-27', `Glosa: ${item.COM_COD} - ${item.GLO_COMENTARIO ?? ''}`];
}

/** Warnings for a reviewer before a decision; they prevent nothing. */
export const avisosDoItem = (item: ItemDaGuia): RegraDoItem[] =>
  [...avisos(item)].map(([regra, texto]) => ({ regra, tipo: 'aviso', texto }));

/** Every rule that fires for the item: first the obstacles to an approval as charged, then the warnings (CTM-28). */
export const regrasDoItem = (item: ItemDaGuia): RegraDoItem[] => [
  ...(item.status === 1 ? [] : bloqueiosDoItem(item, aprovacaoInteira(item))),
  ...avisosDoItem(item),
];
