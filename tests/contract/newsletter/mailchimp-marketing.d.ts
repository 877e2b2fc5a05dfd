/** The part of the vendor's client that the tests call; the package carries no types. */
declare module '@mailchimp/mailchimp_marketing' {
  type Answer = Record<string, unknown> & { status: string };
  type Options = { count?: number; offset?: number; status?: string };

  const client: {
    /** `https://server.api.mailchimp.com/3.0`, in which `server` becomes the data centre. */
    basePath: string;
    timeout: number;
    setConfig(config: { apiKey: string; server?: string }): void;
    ping: { get(): Promise<Answer> };
    lists: {
      getAllLists(options?: Options): Promise<Answer>;
      getList(listId: string): Promise<Answer>;
      getListMembersInfo(listId: string, options?: Options): Promise<Answer>;
      getListMember(listId: string, hash: string): Promise<Answer>;
      addListMember(listId: string, body: object): Promise<Answer>;
      setListMember(listId: string, hash: string, body: object): Promise<Answer>;
      updateListMember(listId: string, hash: string, body: object): Promise<Answer>;
      deleteListMember(listId: string, hash: string): Promise<Answer | null>;
    };
  };
  export default client;
}
