import { writeDay } from '@vidas/api-client/words/day.ts';
import type { ProblemaXml } from '@vidas/api-client/contas-medicas/importar-xml/importarXml.contract.ts';
import type { CabecaTiss } from '../../../imports/tiss/guiaTiss.ts';
import { type Causa, type Lugar, NINGUEM, problema } from '../../../imports/tiss/problemaTiss.ts';
import type { HashDito } from '../../../imports/textHash.ts';

/** Provider who sends a lot, from the register. */
export interface PrestadorDoLote {
  codigo: string;
  nome: string;
  isAtivo: boolean;
}

/** A lot imported before. */
export interface LoteAnterior {
  id: number;
  numero: string;
  nomeArquivo: string;
  /** 'DD/MM/AAAA HH:MM' */
  em: string;
  /** BYTES: the same bytes. NUMERO: the same number of the same provider. */
  motivo: 'BYTES' | 'NUMERO';
}

/** Newest version of the standard. */
const VIGENTE = '4.03.00';

/** Days between which versions before the newest enter with a notice; `ate` undefined = no end is known. */
export interface Vigencia {
  desde: string;
  ate: string | undefined;
}

/** Problem of a version before the newest; null while or where there is none (TIS-66). */
const julgaVersao = (
  versao: string,
  hoje: string,
  { desde, ate }: Vigencia,
): { nivel: ProblemaXml['nivel']; causa: Causa } | null => {
  if (versao >= VIGENTE || hoje < desde) return null;
  const isFechada = ate !== undefined && hoje > ate;
  return {
    nivel: isFechada ? 'ERRO' : 'AVISO',
    causa: {
      message: isFechada
        ? `A versão ${versao} do padrão TISS deixou de ser aceita em ${writeDay(ate)}; agora é a ${VIGENTE}.`
        : `O lote é da versão ${versao} do padrão TISS; desde ${writeDay(desde)} a dos lotes novos é a ${VIGENTE}.`,
      remedio: `Peça ao seu sistema que gere os lotes na versão ${VIGENTE}${isFechada || ate === undefined ? '' : `: esta entra até ${writeDay(ate)}`}.`,
      codigo: '5028',
    },
  };
};

/** Context for judging a lot. */
export interface ContextoDoLote {
  cabeca: CabecaTiss;
  prestador: PrestadorDoLote | undefined;
  anterior: LoteAnterior | undefined;
  /** Provider's greatest sequence so far; null before the first. */
  ultimoSequencial: number | null;
  registroAns: string;
  hoje: string;
  vigencia: Vigencia;
}

/** Problems of a lot that show before its guides (TIS-5 to TIS-8). */
export const julgaLote = ({
  cabeca,
  prestador,
  anterior,
  ultimoSequencial,
  registroAns,
  hoje,
  vigencia,
}: ContextoDoLote): ProblemaXml[] => {
  const found: ProblemaXml[] = [];
  const diz = (nivel: ProblemaXml['nivel'], lugar: Lugar | null, causa: Causa): void => {
    found.push(problema({ nivel, camada: 'LOTE' }, lugar, NINGUEM, causa));
  };
  const { origem, sequencial, data, numeroLote, versao } = cabeca;
  const daVersao = versao && julgaVersao(versao.valor, hoje, vigencia);
  if (daVersao) diz(daVersao.nivel, versao, daVersao.causa);
  if (cabeca.registroAns && cabeca.registroAns.valor !== registroAns)
    diz('ERRO', cabeca.registroAns, {
      message: `O lote é para a operadora de registro ANS ${cabeca.registroAns.valor}; o desta é ${registroAns}.`,
      remedio: 'Envie o lote à operadora a que ele se destina.',
      codigo: '5027',
    });
  if (origem && !prestador)
    diz('ERRO', origem, {
      message: `Nenhum prestador tem o código ou documento ${origem.valor.numero}.`,
      remedio: 'Informe o código do prestador nesta operadora.',
      codigo: '1203',
    });
  if (origem && prestador && !prestador.isAtivo)
    diz('ERRO', origem, {
      message: `O prestador ${prestador.codigo} - ${prestador.nome} não pertence mais à rede credenciada.`,
      remedio: 'Procure o credenciamento da operadora.',
      codigo: '1207',
    });
  if (data && data.valor > hoje)
    diz('ERRO', data, {
      message: `O lote é de ${writeDay(data.valor)}, que ainda não chegou.`,
      remedio: 'Corrija a data de registro da transação.',
      codigo: '5025',
    });
  if (anterior?.motivo === 'BYTES')
    diz('ERRO', null, {
      message: `Este mesmo arquivo já foi importado em ${anterior.em}, com o nome ${anterior.nomeArquivo}.`,
      remedio: 'Nada a fazer: o lote já está na operadora.',
      codigo: '3268',
    });
  if (anterior?.motivo === 'NUMERO')
    diz('ERRO', numeroLote, {
      message: `O lote ${anterior.numero} deste prestador já foi importado em ${anterior.em}, com o nome ${anterior.nomeArquivo}.`,
      remedio: 'Dê outro número ao lote. Só as guias ainda não aceitas podem ir de novo.',
      codigo: '3268',
    });
  // A file of refused guides alone keeps the sequence of its original lot (TIS-24).
  const isDeRejeitadas = /R\d{1,2}$/.test(numeroLote?.valor ?? '');
  const numero =
    !isDeRejeitadas && sequencial && /^\d{1,12}$/.test(sequencial.valor) ? Number(sequencial.valor) : null;
  if (sequencial && typeof numero === 'number' && ultimoSequencial !== null && numero <= ultimoSequencial)
    diz('AVISO', sequencial, {
      message: `O sequencial ${numero} não segue o último deste prestador, ${ultimoSequencial}.`,
      remedio: 'Confira se o lote não é antigo; a sequência deve crescer a cada envio.',
      codigo: '3167',
    });
  return found;
};

/** Problem of the hash, known only at the end of the file (TIS-4). */
export const julgaHash = (hash: HashDito): ProblemaXml[] =>
  hash === 'CONFERE'
    ? []
    : [
        problema({ nivel: 'ERRO', camada: 'LOTE' }, null, NINGUEM, {
          message:
            hash === 'AUSENTE'
              ? 'O arquivo não traz o hash que confirma o seu conteúdo.'
              : 'O hash do arquivo não confere com o seu conteúdo: ele foi alterado depois de gerado, ou chegou incompleto.',
          remedio: 'Gere o arquivo de novo no seu sistema, sem editá-lo, e envie-o como saiu.',
          codigo: '5014',
        }),
      ];
