import { writeDay } from '@vidas/api-client/words/day.ts';
import type { ProblemaXml } from '@vidas/api-client/contas-medicas/importar-xml/importarXml.contract.ts';
import { append } from '../../../append.ts';
import { reais } from '../../../documents/pdf/written.ts';
import { maiorValor } from '../../../imports/tiss/dominios.ts';
import type { GuiaTiss, ItemTiss, Lido } from '../../../imports/tiss/guiaTiss.ts';
import { type Causa, type Lugar, problema } from '../../../imports/tiss/problemaTiss.ts';
import { type CadastroDoLote, chaveDoPrestador, cidSemPonto, matriculaDaCarteira } from './cadastro.rules.ts';
import { julgaItem } from './item.rules.ts';

/** What a guide is judged by, beside itself. */
export interface ContextoDaGuia {
  cadastro: CadastroDoLote;
  /** The provider of the lot; null while it is unknown. */
  prestador: string | null;
  registroAns: string;
  /** Day that the lot was made; null when it does not say. */
  dataDoLote: string | null;
  hoje: string;
  /** Numbers of the guides of this file that came before. */
  vistas: ReadonlySet<string>;
}

/** Which items each sum holds, by ANS table 25; `undefined` are procedures. */
const despesaDaSoma: Readonly<Record<string, string | undefined>> = {
  valorProcedimentos: undefined,
  valorDiarias: '05',
  valorTaxasAlugueis: '07',
  valorMateriais: '03',
  valorMedicamentos: '02',
  valorOPME: '08',
  valorGasesMedicinais: '01',
};

const soma = (itens: readonly ItemTiss[]): number =>
  itens.reduce((sum, { totalCents }) => sum + (totalCents?.valor ?? 0), 0);

/** Everything that the contents of a guide and of its items say against it (TIS-11 to TIS-19). */
export const julgaGuia = (guia: GuiaTiss, contexto: ContextoDaGuia): ProblemaXml[] => {
  const { cadastro, prestador, registroAns, dataDoLote, hoje, vistas } = contexto;
  const found: ProblemaXml[] = [];
  const alvo = { guia: guia.numeroPrestador?.valor ?? `guia ${guia.ordem} do lote`, item: null };
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
  if (numeroPrestador && vistas.has(numeroPrestador.valor))
    diz('ERRO', numeroPrestador, {
      message: `A guia ${numeroPrestador.valor} aparece mais de uma vez neste arquivo.`,
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

  const termina = (dia: Lido<string>, hora: string | null): string => `${dia.valor} ${hora ?? ''}`;
  if (inicio && fim && termina(fim, guia.horaFim) < termina(inicio, guia.horaInicio))
    diz('ERRO', fim, {
      message: `A internação termina (${writeDay(fim.valor)}) antes de começar (${writeDay(inicio.valor)}).`,
      remedio: 'Corrija o período do faturamento.',
      codigo: '1608',
    });
  if (guia.cid && !cadastro.cids.has(cidSemPonto(guia.cid.valor)))
    diz('AVISO', guia.cid, {
      message: `O CID ${guia.cid.valor} não está na tabela da operadora e não será guardado.`,
      remedio: 'Confira o CID-10, sem ponto.',
      codigo: null,
    });

  if (guia.itens.length === 0)
    diz('ERRO', daGuia, {
      message: 'A guia não tem nenhum procedimento nem despesa.',
      remedio: 'Informe o que foi executado, ou retire a guia.',
      codigo: '5007',
    });
  if (soma(guia.itens) > maiorValor)
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

  for (const [nome, dito] of Object.entries(guia.totais)) {
    if (!dito) continue;
    const isGeral = nome === 'valorTotalGeral';
    if (!isGeral && !(nome in despesaDaSoma)) continue;
    const certo = soma(
      isGeral
        ? guia.itens
        : guia.itens.filter(({ despesa }) => (despesa?.valor ?? undefined) === despesaDaSoma[nome]),
    );
    if (dito.valor !== certo)
      diz(isGeral ? 'ERRO' : 'AVISO', dito, {
        message: `<${nome}> é R$ ${reais(dito.valor)} e os itens somam R$ ${reais(certo)}.`,
        remedio: 'Corrija a soma, ou o valor dos itens.',
        codigo: '5042',
      });
  }

  const limite = dataDoLote !== null && dataDoLote < hoje ? dataDoLote : hoje;
  for (const item of guia.itens) append(found, julgaItem(item, { guia, cadastro, limite, hoje }));
  return found;
};
