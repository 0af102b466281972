/** One thing that keeps an action from being added: the title of its message, the field and the text. */
export interface AcaoProblem {
  readonly title: string;
  readonly name: 'descricaoAcao' | 'status';
  readonly message: string;
}

/** What is missing, in the order of the form, in the words of spec 002 §5. */
export const acaoProblems = (descricaoAcao: string, status: string): AcaoProblem[] => [
  ...(descricaoAcao.trim() === ''
    ? [
        {
          title: 'Falta Descrição!',
          name: 'descricaoAcao',
          message: 'Favor informar descrição da ação',
        } as const,
      ]
    : []),
  ...(status === ''
    ? [{ title: 'Falta Status!', name: 'status', message: 'Favor informar status da ação' } as const]
    : []),
];
