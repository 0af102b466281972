import { writeDay } from '@vidas/api-client/words/day.ts';
import type { ProblemaXml } from '@vidas/api-client/contas-medicas/importar-xml/importarXml.contract.ts';
import { append } from '../../../append.ts';
import { reais } from '../../../documents/pdf/written.ts';
import { maiorValor } from '../../../imports/tiss/dominios.ts';
import type { GuiaTiss, ItemTiss } from '../../../imports/tiss/guiaTiss.ts';
import { CAMPO_DA_DESPESA } from '../../../imports/tiss/lerGuia.ts';
import { type Causa, type Lugar, problema } from '../../../imports/tiss/problemaTiss.ts';
import { type CadastroDoLote, chaveDoPrestador, cidSemPonto, matriculaDaCarteira } from './cadastro.rules.ts';
import type { ItemJulgado } from '../regras/itemJulgado.ts';
import { julgaItem } from './item.rules.ts';
import { julgaRegras } from './regrasDoLote.ts';

/** Context for judging a guide. */
export interface ContextoDaGuia {
  cadastro: CadastroDoLote;
  /** Provider of the lot; null while unknown. */
  prestador: string | null;
  registroAns: string;
  /** Day of the lot's creation; null without one. */
  dataDoLote: string | null;
  hoje: string;
  /** Place of the first guide of each number so far in this file. */
  vistas: ReadonlyMap<string, number>;
  /** Items of the accepted guides so far in this file, by matrícula. */
  vistos: ReadonlyMap<string, readonly ItemJulgado[]>;
}

/** Expense code (ANS table 25) of the items in each sum; `undefined` stands for procedures. */
const despesaDaSoma: Readonly<Record<string, string | undefined>> = {
  valorProcedimentos: undefined,
  valorDiarias: '05',
  valorTaxasAlugueis: '07',
  valorMateriais: '03',
  valorMedicamentos: '02',
  valorOPME: '08',
  valorGasesMedicinais: '01',
};

/** Sum of items in cents; null while one of them could not be read. */
const soma = (itens: readonly ItemTiss[]): number | null =>
  itens.reduce<number | null>(
    (sum, { totalCents }) => (sum === null || totalCents === null ? null : sum + totalCents.valor),
    0,
  );

/** All problems of a guide's content and items (TIS-11 to TIS-19, TIS-69), and the trade rules' notices. */
export const julgaGuia = (guia: GuiaTiss, contexto: ContextoDaGuia): ProblemaXml[] => {
  const { cadastro, prestador, registroAns, dataDoLote, hoje, vistas } = contexto;
  const found: ProblemaXml[] = [];
  const alvo = {
    guia: guia.numeroPrestador?.valor ?? `guia ${guia.ordem} do lote`,
    ordem: guia.ordem,
    item: null,
  };
  const daGuia: Lugar = { linha: guia.linha, coluna: guia.coluna, campo: guia.especie };
  const diz = (nivel: ProblemaXml['nivel'], lugar: Lugar, causa: Causa): void => {
    found.push(problema({ nivel, camada: 'GUIA' }, lugar, alvo, causa));
  };

  if (guia.registroAns && guia.registroAns.valor !== registroAns)
    diz('ERRO', guia.registroAns, {
      message: `A guia é da operadora de registro ANS ${guia.registroAns.valor}, não desta (${registroAns}).`,
      remedio: 'Envie a guia à operadora dela, ou corrija o registro.',
      codigo: '5027',
    });

  const { numeroPrestador, executante, carteira, inicio, fim } = guia;
  const primeira = vistas.get(numeroPrestador?.valor ?? '');
  if (numeroPrestador && primeira !== undefined)
    diz('ERRO', numeroPrestador, {
      message: `A guia ${numeroPrestador.valor} aparece mais de uma vez neste arquivo: esta é a ${guia.ordem}ª do lote, e vale a ${primeira}ª.`,
      remedio: 'Deixe a guia uma só vez.',
      codigo: '1308',
    });
  else if (numeroPrestador && cadastro.apresentadas.has(numeroPrestador.valor))
    diz('ERRO', numeroPrestador, {
      message: `A guia ${numeroPrestador.valor} já foi apresentada e aceita.`,
      remedio: 'Retire a guia do lote; para contestar o que foi pago, use o recurso de glosa.',
      codigo: '1308',
    });

  if (
    executante &&
    prestador !== null &&
    cadastro.prestadores.get(chaveDoPrestador(executante.valor)) !== prestador
  )
    diz('ERRO', executante, {
      message: `O executante ${executante.valor.numero} não é o prestador que envia o lote.`,
      remedio: 'Informe em cada guia o mesmo contratado do cabeçalho.',
      codigo: '1203',
    });

  const matricula = carteira ? matriculaDaCarteira(carteira.valor) : null;
  const beneficiario = matricula === null ? undefined : cadastro.beneficiarios.get(matricula);
  if (carteira && !beneficiario)
    diz('ERRO', carteira, {
      message: `Nenhum beneficiário tem a carteira ${carteira.valor}.`,
      remedio: 'Confira o número da carteira com o beneficiário.',
      codigo: '1001',
    });
  if (beneficiario) {
    const dias = guia.itens.flatMap(({ data }) => (data ? [data] : []));
    const { ativadoEm, canceladoEm } = beneficiario;
    const antes = dias.find(({ valor }) => ativadoEm === null || valor < ativadoEm);
    const depois = dias.find(({ valor }) => canceladoEm !== null && valor >= canceladoEm);
    if (antes)
      diz('ERRO', antes, {
        message:
          ativadoEm === null
            ? `O beneficiário ainda não estava ativo em ${writeDay(antes.valor)}.`
            : `O beneficiário está ativo desde ${writeDay(ativadoEm)} e o atendimento é de ${writeDay(antes.valor)}.`,
        remedio: 'Confira a carteira e a data do atendimento.',
        codigo: '1005',
      });
    if (depois && canceladoEm !== null)
      diz('ERRO', depois, {
        message: `O beneficiário não tinha mais cobertura desde ${writeDay(canceladoEm)} e o atendimento é de ${writeDay(depois.valor)}.`,
        remedio: 'Confira a carteira e a data do atendimento.',
        codigo: '1006',
      });
  }

  const horas =
    guia.horaInicio !== null && guia.horaFim !== null ? [guia.horaInicio, guia.horaFim] : ['', ''];
  if (inicio && fim && `${fim.valor} ${horas[1]}` < `${inicio.valor} ${horas[0]}`)
    diz('ERRO', fim, {
      message: `A internação termina (${writeDay(fim.valor)}) antes de começar (${writeDay(inicio.valor)}).`,
      remedio: 'Corrija o período do faturamento.',
      codigo: '1608',
    });
  const enviado = dataDoLote !== null && dataDoLote < hoje ? dataDoLote : hoje;
  if (fim && fim.valor > enviado)
    diz('ERRO', fim, {
      message: `O faturamento vai até ${writeDay(fim.valor)}, depois do envio do lote (${writeDay(enviado)}).`,
      remedio: 'Corrija o fim do faturamento.',
      codigo: '3223',
    });
  for (const cid of guia.cids.filter(({ valor }) => !cadastro.cids.has(cidSemPonto(valor))))
    diz('AVISO', cid, {
      message: `O CID ${cid.valor} não está na tabela da operadora e não será guardado.`,
      remedio: 'Confira o CID-10, sem ponto.',
      codigo: null,
    });

  if (guia.itens.length === 0)
    diz('ERRO', daGuia, {
      message: 'A guia não tem nenhum procedimento nem despesa.',
      remedio: 'Informe o que foi executado, ou retire a guia.',
      codigo: '5007',
    });
  if ((soma(guia.itens) ?? 0) > maiorValor)
    diz('ERRO', guia.totais['valorTotalGeral'] ?? daGuia, {
      message: 'Os itens da guia somam mais do que uma guia pode ter.',
      remedio: 'Confira os valores dos itens, ou divida a guia.',
      codigo: '5050',
    });
  const numeros = new Set<number>();
  for (const item of guia.itens) {
    if (numeros.has(item.numero))
      found.push(
        problema(
          { nivel: 'AVISO', camada: 'GUIA' },
          item,
          { ...alvo, item: item.numero },
          {
            message: `O item ${item.numero} aparece mais de uma vez na guia; foi guardado com outro número.`,
            remedio: 'Numere os itens em sequência, sem repetir.',
            codigo: '3167',
          },
        ),
      );
    numeros.add(item.numero);
  }

  const temDespesaSemCodigo = guia.itens.some(
    ({ campo, despesa }) =>
      campo === CAMPO_DA_DESPESA && !(despesa && Object.values(despesaDaSoma).includes(despesa.valor)),
  );
  for (const [nome, dito] of Object.entries(guia.totais)) {
    if (!dito) continue;
    const isGeral = nome === 'valorTotalGeral';
    if (!isGeral && !(nome in despesaDaSoma)) continue;
    const partes = guia.itens.filter(({ despesa }) => isGeral || despesa?.valor === despesaDaSoma[nome]);
    const certo = !isGeral && temDespesaSemCodigo ? null : soma(partes);
    if (certo !== null && dito.valor !== certo)
      diz(isGeral ? 'ERRO' : 'AVISO', dito, {
        message: `<${nome}> é R$ ${reais(dito.valor)} e os itens somam R$ ${reais(certo)}.`,
        remedio: 'Corrija a soma, ou o valor dos itens.',
        codigo: '5042',
      });
  }

  for (const item of guia.itens) append(found, julgaItem(item, { guia, cadastro, limite: enviado, hoje }));
  // A guide presented before would only repeat all its notices.
  if (beneficiario && !found.some(({ codigo }) => codigo === '1308'))
    append(found, julgaRegras(guia, alvo, { beneficiario, cadastro, prestador, vistos: contexto.vistos }));
  return found;
};
