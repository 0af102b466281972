import * as z from 'zod/mini';

/** Variables of the environment about medical accounts; see docs/operacao.md. */
export const contasMedicasEnvironment = {
  CENTRO_MEDICO_PRESTADOR: z.optional(
    z.string().check(z.regex(/^\d{1,10}$/, 'deve ser o código de um prestador, só algarismos')),
  ),
  CONTAS_SEGUNDA_PESSOA_ACIMA: z.optional(
    z.string().check(z.regex(/^\d{1,9}$/, 'deve ser um valor em reais, só algarismos')),
  ),
  CONTAS_LIMPAS_SEGUNDA_PESSOA_ACIMA: z.optional(
    z.string().check(z.regex(/^(\d{1,9}|nunca)$/, 'deve ser um valor em reais, só algarismos, ou nunca')),
  ),
};

/** Default in reais; above it a second person confirms clean guides. */
const limpasAcimaDe = '10000';

const schema = z.object(contasMedicasEnvironment);

/** Settings of medical accounts. */
export interface ContasMedicasConfig {
  /** Provider of Centro Médico (CTM-41); undefined = not configured, and the module shows no guides. */
  centroMedico: string | undefined;
  /** Approved cents above which a guide is paid by a second person (CTM-79); null = none. */
  segundaPessoaAcima: number | null;
  /** Cents above which clean guides, approved together, are confirmed by a second person (CTM-103); null = never. */
  limpasAcimaDe: number | null;
}

/** Builds the settings from the validated `contasMedicasEnvironment`. */
export const contasMedicasConfig = ({
  CONTAS_LIMPAS_SEGUNDA_PESSOA_ACIMA: limpas = limpasAcimaDe,
  ...env
}: z.output<typeof schema>): ContasMedicasConfig => ({
  centroMedico: env.CENTRO_MEDICO_PRESTADOR,
  segundaPessoaAcima:
    env.CONTAS_SEGUNDA_PESSOA_ACIMA === undefined ? null : Number(env.CONTAS_SEGUNDA_PESSOA_ACIMA) * 100,
  limpasAcimaDe: limpas === 'nunca' ? null : Number(limpas) * 100,
});
