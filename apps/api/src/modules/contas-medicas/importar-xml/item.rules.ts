import { writeDay } from '@vidas/api-client/words/day.ts';
import { valorDe } from '@vidas/api-client/contas-medicas/guias/item.rules.ts';
import type { ProblemaXml } from '@vidas/api-client/contas-medicas/importar-xml/importarXml.contract.ts';
import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf';
import { cbos } from '../../../imports/tiss/cbos.ts';
import type { GuiaTiss, ItemTiss, Talvez } from '../../../imports/tiss/guiaTiss.ts';
import { type Causa, type Lugar, problema } from '../../../imports/tiss/problemaTiss.ts';
import type { CadastroDoLote, ProcedimentoDoLote } from './cadastro.rules.ts';
import { reais } from '../../../documents/pdf/written.ts';

/** Tables whose codes the operator has; 00, 90 and 98 are tables of its own contracts. */
const tabelasTuss: ReadonlySet<string> = new Set(['18', '19', '20', '22']);

/** Table of each kind of expense (ANS table 25). */
const tabelaDaDespesa: Readonly<Record<string, string>> = {
  '01': '18',
  '02': '20',
  '03': '19',
  '05': '18',
  '07': '18',
  '08': '19',
};

/** Context for judging an item. */
export interface ContextoDoItem {
  guia: GuiaTiss;
  cadastro: CadastroDoLote;
  /** Day of the lot, or today when that is earlier. */
  limite: string;
  hoje: string;
}

/** A code in its table; undefined for an unknown one. */
export const procedimentoDoItem = (
  { tabela, codigo }: ItemTiss,
  { procedimentos }: CadastroDoLote,
): ProcedimentoDoLote | undefined =>
  procedimentos.get(codigo?.valor ?? '')?.find((each) => each.tabela === tabela?.valor);

const umAnoAntes = (dia: string): string => `${Number(dia.slice(0, 4)) - 1}${dia.slice(4)}`;

/** All problems of an item's content (TIS-14 to TIS-19). */
export const julgaItem = (
  item: ItemTiss,
  { guia, cadastro, limite, hoje }: ContextoDoItem,
): ProblemaXml[] => {
  const found: ProblemaXml[] = [];
  const alvo = {
    guia: guia.numeroPrestador?.valor ?? `guia ${guia.ordem} do lote`,
    ordem: guia.ordem,
    item: item.numero,
  };
  const diz = (nivel: ProblemaXml['nivel'], onde: Talvez<unknown> | Lugar, causa: Causa): void => {
    found.push(problema({ nivel, camada: 'GUIA' }, onde ?? item, alvo, causa));
  };

  const { data, tabela, codigo, despesa, quantidade, reducao, unitarioCents, totalCents } = item;
  if (data && data.valor > limite)
    diz('ERRO', data, {
      message: `O item é de ${writeDay(data.valor)}, depois do envio do lote (${writeDay(limite)}).`,
      remedio: 'Corrija a data da execução.',
      codigo: '3223',
    });
  if (data && data.valor < umAnoAntes(hoje))
    diz('AVISO', data, {
      message: `O item é de ${writeDay(data.valor)}, há mais de um ano.`,
      remedio: 'Confira a data e o prazo de cobrança do contrato.',
      codigo: '1701',
    });
  if (data && guia.inicio && data.valor < guia.inicio.valor)
    diz('PENDENCIA', data, {
      message: `O item é de ${writeDay(data.valor)}, antes do início do faturamento (${writeDay(guia.inicio.valor)}).`,
      remedio: 'Corrija a data do item ou o período da internação.',
      codigo: '1605',
    });
  if (data && guia.fim && data.valor > guia.fim.valor)
    diz('PENDENCIA', data, {
      message: `O item é de ${writeDay(data.valor)}, depois do fim do faturamento (${writeDay(guia.fim.valor)}).`,
      remedio: 'Corrija a data do item ou o período da internação.',
      codigo: '1607',
    });
  if (data && guia.senhaValidade && data.valor > guia.senhaValidade.valor)
    diz('PENDENCIA', data, {
      message: `A senha valia até ${writeDay(guia.senhaValidade.valor)} e o item é de ${writeDay(data.valor)}.`,
      remedio: 'Peça a prorrogação da senha ou corrija a data.',
      codigo: '1405',
    });

  const conhecido = procedimentoDoItem(item, cadastro);
  if (tabela && codigo && tabelasTuss.has(tabela.valor) && !conhecido) {
    const outra = cadastro.procedimentos.get(codigo.valor)?.[0]?.tabela;
    diz('PENDENCIA', codigo, {
      message: `Código TUSS não cadastrado na operadora: ${codigo.valor} na tabela ${tabela.valor}.`,
      remedio: outra
        ? `Esse código está na tabela ${outra}; confira a tabela.`
        : 'Confira o código; a operadora decide o item na revisão.',
      codigo: tabela.valor === '22' ? '1801' : '3253',
    });
  }
  if (tabela && !tabelasTuss.has(tabela.valor))
    diz('AVISO', tabela, {
      message: `A tabela ${tabela.valor} é própria; o item entra como não identificado.`,
      remedio: 'Use o código TUSS quando houver.',
      codigo: null,
    });
  const esperada = despesa ? tabelaDaDespesa[despesa.valor] : undefined;
  if (despesa && tabela && esperada && tabelasTuss.has(tabela.valor) && tabela.valor !== esperada)
    diz('AVISO', despesa, {
      message: `A despesa ${despesa.valor} costuma ser da tabela ${esperada}, e o item é da ${tabela.valor}.`,
      remedio: 'Confira o código da despesa e a tabela.',
      codigo: '3192',
    });

  if (quantidade?.valor === 0n)
    diz('ERRO', quantidade, {
      message: 'A quantidade é zero.',
      remedio: 'Informe a quantidade executada, ou retire o item.',
      codigo: '1806',
    });
  if (reducao?.valor === 0)
    diz('ERRO', reducao, {
      message: 'O fator de redução ou acréscimo é zero.',
      remedio: 'Informe 1.00 quando não há redução nem acréscimo.',
      codigo: '1716',
    });
  // Consultation and dental guides state one value, the line's; an unread factor leaves the sum unknown.
  if (quantidade && reducao && unitarioCents && totalCents) {
    const esperado = valorDe(quantidade.valor, unitarioCents.valor, reducao.valor);
    const diferenca = Math.abs(esperado - totalCents.valor);
    if (diferenca > 0)
      diz(diferenca === 1 ? 'AVISO' : 'ERRO', totalCents, {
        message: `O total do item é R$ ${reais(totalCents.valor)} e a conta (quantidade × valor unitário × fator) dá R$ ${reais(esperado)}.`,
        remedio:
          diferenca === 1
            ? 'Um centavo de arredondamento é aceito; prefira arredondar meio centavo para cima.'
            : 'Corrija o valor total, ou a quantidade, o valor unitário e o fator.',
        codigo: '1805',
      });
  }

  if (conhecido?.tipo === 'HM' && item.equipe.length === 0)
    diz('PENDENCIA', item, {
      message: 'O item é honorário e não diz quem o executou.',
      remedio: 'Informe o profissional executante, com conselho e CBO.',
      codigo: '1311',
    });
  for (const pessoa of item.equipe) {
    const lugar = { linha: pessoa.linha, coluna: pessoa.coluna, campo: `${item.campo} (profissional)` };
    if (pessoa.cbo && /^\d{6}$/.test(pessoa.cbo.valor) && !cbos.has(pessoa.cbo.valor))
      diz(
        'PENDENCIA',
        { ...lugar, ...pessoa.cbo },
        {
          message: `O CBO ${pessoa.cbo.valor} não está na tabela 24 da ANS.`,
          remedio: 'Informe o CBO da especialidade, como 225125 para clínico geral.',
          codigo: '1213',
        },
      );
    if (pessoa.numeroConselho !== null && !/\d/.test(pessoa.numeroConselho))
      diz('PENDENCIA', lugar, {
        message: `O número de conselho “${pessoa.numeroConselho}” não tem nenhum algarismo.`,
        remedio: 'Informe o número de registro no conselho.',
        codigo: '3269',
      });
    if (pessoa.quem?.por === 'cpf' && /^\d{11}$/.test(pessoa.quem.numero) && !isValidCpf(pessoa.quem.numero))
      diz('PENDENCIA', lugar, {
        message: 'O CPF do profissional tem dígito verificador errado.',
        remedio: 'Confira o CPF do profissional.',
        codigo: '1206',
      });
  }
  return found;
};
