import * as z from 'zod/mini';
import { tipoBoleto } from '../../cobranca/boleto/boleto.contract.ts';
import { endpoint } from '../../http/endpoint.ts';
import { day } from '../../kinds/day.ts';
import { idText, typed } from '../../kinds/text.ts';
import { maximoDaBusca, modulosComProtocolos } from './busca.rules.ts';

/** A person of the register, with the type under which the boletos of that person are found. */
export const pessoaAchada = z.object({
  matricula: idText,
  nome: z.string(),
  situacao: z.string(),
  tipo: tipoBoleto,
});

/** A company; `codigo` finds its lives. */
export const empresaAchada = z.object({ codigo: idText, nome: z.string(), situacao: z.string() });

/** An open boleto with its keys in Gerar boleto; `matricula` is the code of the company for type E. */
export const boletoAchado = z.object({
  nossoNumero: idText,
  nome: z.string(),
  tipo: tipoBoleto,
  matricula: idText,
  vencimento: day,
  /** True for a boleto made here, false for a title of the core system. */
  novo: z.optional(z.boolean()),
});

/** A guide that was not discarded; `prestador` is its provider's name. */
export const guiaAchada = z.object({
  numero: idText,
  nome: z.string(),
  prestador: z.string(),
  situacao: z.string(),
});

/** A protocol of a visit, with its person, or of a report to the ombudsman, without anybody (ACE-29). */
export const protocoloAchado = z.object({
  numero: idText,
  de: z.enum(modulosComProtocolos),
  nome: z.nullable(z.string()),
  situacao: z.string(),
});

// A POST, because input and results are personal data and must not stand in an address (SEG-23).
export const buscaGeral = endpoint('POST /busca/pessoasEBoletos', {
  summary:
    'Pessoas por matrícula, CPF, CNS, CCO, telefone ou nome, empresas por código, CNPJ ou nome, boletos em aberto por nosso número, guias por número nosso, do prestador ou da operadora, senha ou matrícula, e protocolos pelo número, do que os módulos da sessão podem abrir.',
  body: z.object({ texto: typed(maximoDaBusca) }),
  reply: z.object({
    pessoas: z.array(pessoaAchada),
    /** True when there are more people than these. */
    temMaisPessoas: z.boolean(),
    /** Only from our own server, for people who may list the lives of a company. */
    empresas: z.optional(z.array(empresaAchada)),
    temMaisEmpresas: z.optional(z.boolean()),
    boletos: z.array(boletoAchado),
    temMaisBoletos: z.boolean(),
    /** Only from our own server, for people who may open guides; the newest first. */
    guias: z.optional(z.array(guiaAchada)),
    temMaisGuias: z.optional(z.boolean()),
    /** Only from our own server, for who sees a list of protocols. */
    protocolos: z.optional(z.array(protocoloAchado)),
  }),
});

export type Achados = z.output<typeof buscaGeral.reply>;
export type PessoaAchada = z.output<typeof pessoaAchada>;
export type EmpresaAchada = z.output<typeof empresaAchada>;
export type GuiaAchada = z.output<typeof guiaAchada>;
export type ProtocoloAchado = z.output<typeof protocoloAchado>;
export type BoletoAchado = z.output<typeof boletoAchado>;
